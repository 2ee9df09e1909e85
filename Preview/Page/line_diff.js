// The difference of two texts, line by line. Pure.

/** The lines above which lines are not matched: it takes time that grows with the product of both. */
const maximumLineCount = 2_000

/**
 * Returns the lines of both texts in order, each with what became of it.
 * @param {string} before
 * @param {string} after
 * @returns {{ kind: "same" | "removed" | "added", line: string }[]}
 */
export function lineDiff(before, after) {
  const [old, current] = [before.split("\n"), after.split("\n")]
  const made = (kind) => (line) => ({ kind, line })
  if (Math.max(old.length, current.length) > maximumLineCount) return [...old.map(made("removed")), ...current.map(made("added"))]
  // The length of the longest common part of what follows each pair of lines.
  const width = current.length + 1
  const common = new Uint16Array((old.length + 1) * width)
  for (let i = old.length - 1; i >= 0; i -= 1) for (let j = current.length - 1; j >= 0; j -= 1) {
    common[i * width + j] = old[i] === current[j] ? common[(i + 1) * width + j + 1] + 1 : Math.max(common[(i + 1) * width + j], common[i * width + j + 1])
  }
  const result = []
  for (let i = 0, j = 0; i < old.length || j < current.length;) {
    if (i < old.length && j < current.length && old[i] === current[j]) { result.push(made("same")(old[i])); i += 1; j += 1 }
    else if (j === current.length || (i < old.length && common[(i + 1) * width + j] >= common[i * width + j + 1])) { result.push(made("removed")(old[i])); i += 1 }
    else { result.push(made("added")(current[j])); j += 1 }
  }
  return result
}
