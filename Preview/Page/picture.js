// A picture of the phone. A page cannot draw the contents of its frames. Some browsers can record their own tab if the
// user agrees: the picture is one frame of the recording, cut to the phone.

/** The time, in milliseconds, for a frame to arrive after the user agreed. */
const timeout = 5_000

/** An error whose message is for the user. */
export class PictureError extends Error {
  name = "PictureError"
}

/**
 * Returns the name of a picture's file: letters, digits and dots of the site and the path, without the query.
 * @param {string} origin the origin of the site
 * @param {string} address the address of the page in front
 */
export function pictureName(origin, address) {
  const { host } = new URL(origin)
  let path = new URL(address, origin).pathname
  try {
    path = decodeURIComponent(path)
  } catch { /* not UTF-8 */ }
  const words = `${host}/${path}`.split(/[^\p{L}\p{M}\p{N}.]+/u).map((word) => word.replace(/^\.+|\.+$/g, "")).filter(Boolean)
  return `${[...words.join("-")].slice(0, 100).join("")}.png`
}

/**
 * Asks the user, and returns a picture of the part of an element that the window shows.
 * @param {HTMLElement} element
 * @returns {Promise<{ picture: Blob, isWhole: boolean }>} `isWhole` is false if the window is too small for the element
 * @throws {PictureError}
 */
export async function takePicture(element) {
  if (!isWhole(element)) element.scrollIntoView({ block: "start", behavior: "instant" })
  const stream = await tabStream()
  const stopChanging = keepChanging()
  try {
    const video = document.createElement("video")
    video.muted = true
    await play(video, stream)
    return { picture: await png(video, element), isWhole: isWhole(element) }
  } finally {
    stopChanging()
    for (const track of stream.getTracks()) track.stop()
  }
}

async function tabStream() {
  // The handle shows whether the user chose this tab.
  const handle = crypto.randomUUID()
  navigator.mediaDevices.setCaptureHandleConfig({ handle, permittedOrigins: [location.origin] })
  const [width, height] = [innerWidth, innerHeight].map((length) => Math.ceil(length * devicePixelRatio))
  const stream = await navigator.mediaDevices.getDisplayMedia({
    video: { width, height, cursor: "never" }, preferCurrentTab: true, selfBrowserSurface: "include",
  }).catch(({ name, message }) => {
    if (name === "NotAllowedError") throw new PictureError("No picture was taken: the browser may not share this tab.")
    throw new PictureError(`No picture was taken: the browser cannot share this tab (${message}).`)
  })
  const [track] = stream.getVideoTracks()
  if (track.getCaptureHandle?.()?.handle === handle) return stream
  track.stop()
  throw new PictureError("No picture was taken: another tab or window was chosen. Try again, and choose this tab.")
}

/** Changes an invisible point of the window all the time: Chromium records one frame of a still window, or none. */
function keepChanging() {
  const point = document.createElement("i")
  point.className = "changing"
  document.body.append(point)
  let isFaint = false
  let request
  const change = () => {
    isFaint = !isFaint
    point.style.opacity = isFaint ? 0.01 : 0.02
    request = requestAnimationFrame(change)
  }
  change()
  return () => {
    cancelAnimationFrame(request)
    point.remove()
  }
}

/** Plays the stream until a frame has the proportions of the window. The browser's bar about sharing resizes the window. */
async function play(video, stream) {
  const fitting = new Promise((resolve) => {
    const look = () => (fits(video) ? resolve() : video.requestVideoFrameCallback(look))
    video.requestVideoFrameCallback(look)
  })
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new PictureError("No picture was taken: the browser sent no frame of this tab. Try again.")), timeout)
  })
  video.srcObject = stream
  await Promise.race([Promise.all([fitting, video.play()]), late]).finally(() => clearTimeout(timer))
}

function fits({ videoWidth, videoHeight }) {
  // Frames have an even width and height, and leave out up to one pixel of the window.
  return Math.abs(videoWidth * innerHeight / innerWidth - videoHeight) <= 2 + 2 * devicePixelRatio
}

function isWhole(element) {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** Returns the part of the video's frame that shows the element, with its round corners. */
function png(video, element) {
  const scale = video.videoWidth / innerWidth
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y, width, height] = [
    left, Math.max(top, 0), right - left, Math.min(bottom, innerHeight) - Math.max(top, 0),
  ].map((length) => Math.round(length * scale))
  const canvas = document.createElement("canvas")
  Object.assign(canvas, { width, height })
  const context = canvas.getContext("2d")
  const radius = parseFloat(getComputedStyle(element).borderTopLeftRadius) * scale
  context.roundRect(0, (top * scale) - y, width, (bottom - top) * scale, radius)
  context.clip()
  context.drawImage(video, -x, -y)
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"))
}
