# frozen_string_literal: true

require "fileutils"
require "socket"
require "timeout"
require "tmpdir"

# A server that connects the processes of an app by the adapter of its Action Cable. It can be killed and started again.
class CableServer
  def initialize
    @folder = Dir.mktmpdir("tabwire-cable")
    prepare
  end

  def start
    @process = spawn_server
    Timeout.timeout(30) { sleep 0.02 until answers? }
  end

  def kill
    return unless @process

    Process.kill(signal, @process)
    Process.wait(@process)
    @process = nil
    raise "the server still answers" if answers?
  end

  # Kills the server, and removes its files.
  def remove
    kill
    FileUtils.rm_rf(@folder)
  end

  private

  def prepare; end
  def signal = :KILL
end

# A real Redis.
class RedisServer < CableServer
  # Action Cable 7.2 asks for Redis' gem before version 6. It works with that version, the only one of Debian sid.
  ANY_VERSION = 'Kernel.prepend(Module.new { def gem(name, *all) = super(name, *(all unless name == "redis")) })'

  # @return [String] Ruby that runs before Action Cable is loaded
  def setup = Gem::Specification.find_all_by_name("redis", "< 6").empty? ? ANY_VERSION : ""

  # @return [Hash] the configuration of Action Cable
  def cable = { "adapter" => "redis", "url" => "redis://127.0.0.1:#{@port}" }

  private

  def prepare
    @port = TCPServer.open("127.0.0.1", 0) { |server| server.addr[1] }
  end

  def spawn_server
    command = ["redis-server", "--port", @port.to_s, "--bind", "127.0.0.1", "--save", "", "--dir", @folder]
    Process.spawn(*command, %i[out err] => File::NULL)
  end

  def answers?
    TCPSocket.new("127.0.0.1", @port).close
    true
  rescue Errno::ECONNREFUSED
    false
  end
end

# A real PostgreSQL, whose adapter takes its connections from Active Record.
class PostgresServer < CableServer
  PROGRAMS = Dir["/usr/lib/postgresql/*/bin"].max_by { |folder| folder[/\d+/].to_i }

  def setup
    <<~RUBY
      require "active_record"
      ActiveRecord::Base.establish_connection(
        adapter: "postgresql", host: #{@folder.inspect}, username: "tabwire", database: "postgres", pool: 10
      )
    RUBY
  end

  def cable = { "adapter" => "postgresql" }

  private

  # An immediate shutdown, without which the next start would wait for the processes of connections.
  def signal = :QUIT

  def prepare
    FileUtils.chown("postgres", nil, @folder) if Process.uid.zero?
    run("initdb", "-D", data, "-U", "tabwire", "-A", "trust", "--no-sync", "-E", "UTF8", out: File::NULL)
  end

  def spawn_server
    command = [*as_postgres, "#{PROGRAMS}/postgres", "-D", data, "-k", @folder, "-c", "listen_addresses="]
    Process.spawn(*command, %i[out err] => File::NULL, chdir: "/")
  end

  def answers? = run("pg_isready", "-q", "-h", @folder)

  def run(program, *arguments, **options)
    system(*as_postgres, "#{PROGRAMS}/#{program}", *arguments, chdir: "/", **options)
  end

  def data = "#{@folder}/data"

  # PostgreSQL refuses to run as root.
  def as_postgres = Process.uid.zero? ? %w[setpriv --reuid=postgres --regid=postgres --clear-groups] : []
end
