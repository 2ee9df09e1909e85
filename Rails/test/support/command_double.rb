# frozen_string_literal: true

# A double of the command `tabwire`, which records its arguments.
module CommandDouble
  # Puts the command on the `PATH`, with an output and an exit status. Without an output, there is no command.
  def with_command(output: nil, status: 0)
    Dir.mktmpdir do |folder|
      write_command(folder, output, status) if output
      with_environment("PATH" => output ? "#{folder}:/usr/bin:/bin" : folder) { yield folder }
    end
  end

  def write_command(folder, output, status)
    File.write("#{folder}/tabwire", <<~SHELL)
      #!/bin/sh
      echo "#{output}"
      echo "$@" >#{folder}/asked
      cat >#{folder}/today
      exit #{status}
    SHELL
    File.chmod(0o755, "#{folder}/tabwire")
  end

  # Sets environment variables for the block.
  def with_environment(variables)
    before = ENV.to_h.slice(*variables.keys)
    ENV.update(variables)
    yield
  ensure
    ENV.update(variables.to_h { |name, _| [name, before[name]] })
  end
end
