import "@hotwired/turbo"
import "./controllers"
