class Tabwire < Formula
  desc "Checks server-driven tab bars and predicts what a change does to users"
  homepage "HOMEPAGE"
  version "VERSION"
  license "MIT"

  # DOWNLOADS

  def install
    bin.install "bin/tabwire", "bin/tabwire-preview"
    share.install "share/tabwire"
    man1.install Dir["share/man/man1/*.1"]
    bash_completion.install "share/bash-completion/completions/tabwire"
    zsh_completion.install "share/zsh/site-functions/_tabwire"
    fish_completion.install "share/fish/vendor_completions.d/tabwire.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/tabwire --version")
    system bin/"tabwire", "conformance"
    system bin/"tabwire-preview", "--help"
  end
end
