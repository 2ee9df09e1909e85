# frozen_string_literal: true

# A double of the command `tabwire`: it says what it was asked, and ends as it is told.
module CommandDouble
  # Takes a `PATH` on which the command is there, and says `output`; without one it is not there.
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
      cp "$3" #{folder}/today
      exit #{status}
    SHELL
    File.chmod(0o755, "#{folder}/tabwire")
  end

  # Takes environment variables.
  def with_environment(variables)
    before = ENV.to_h.slice(*variables.keys)
    ENV.update(variables)
    yield
  ensure
    ENV.update(variables.to_h { |name, _| [name, before[name]] })
  end
end
