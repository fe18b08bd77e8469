/**
 * How long each picture of a film shows, in milliseconds, `whole` in all: as long as it did, but long enough to be seen and
 * no longer than there is something to see.
 * @param {readonly number[]} moments When each picture was taken, in milliseconds.
 * @param {number} whole
 */
export function paces(moments, whole) {
  const [least, most] = [150, 1200]
  const shown = moments.map((moment, place) => {
    const next = moments[place + 1] ?? moment + most
    return Math.min(most, Math.max(least, next - moment))
  })
  const sum = shown.reduce((all, each) => all + each, 0)
  return shown.map(each => Math.round((each * whole) / sum))
}
