// This file is read by whatever Node is there: it keeps to what old ones understand.

/** The oldest of each line that works; `package.json` says the same to npm. */
const oldest = new Map([
  [20, 19],
  [22, 13],
])

/** @param {number} major @param {number} minor */
const isSupported = (major, minor) => major >= 24 || minor >= (oldest.get(major) || 100)

/** Ends with a sentence, instead of a stack trace later, on a Node that it does not run on. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (isSupported(major, minor)) return
  process.stderr.write(
    `Boxwright needs Node 22.13 or newer of 22, or 24; this is ${process.versions.node}. Install one from https://nodejs.org and try again.\n`,
  )
  process.exit(1)
}
