/** Widths of the bars and spaces of each sign, from value 0 to the start of C (ISO/IEC 15417, table 1). */
const signs = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232'
).split(' ')

const stop = '2331112'
const [codeC, codeB, startB, startC] = [99, 100, 104, 105]

interface Bar {
  readonly x: number
  readonly width: number
}

/** What bars say that stand so: a reader of Code 128, sets B and C. Throws where they are no sign, or the check fails. */
export function readCode128(bars: readonly Bar[]): string {
  const one = Math.min(...bars.map(({ width }) => width))
  const modules = bars.flatMap(({ x, width }, index) => {
    const next = bars[index + 1]
    return next === undefined ? [width] : [width, next.x - x - width]
  })
  const widths = modules.map(width => Math.round(width / one)).join('')
  if (!widths.endsWith(stop)) throw new Error(`There is no end: ${widths}`)
  const values = (widths.slice(0, -stop.length).match(/.{6}/g) ?? []).map(sign => {
    const value = signs.indexOf(sign)
    if (value < 0) throw new Error(`${sign} is no sign.`)
    return value
  })
  const [start = 0, ...rest] = values.slice(0, -1)
  const check = rest.reduce((sum, value, index) => sum + value * (index + 1), start) % 103
  if (check !== values.at(-1)) throw new Error(`The check is ${values.at(-1)}, not ${check}.`)
  let set = start
  let text = ''
  for (const value of rest) {
    if (value === codeC && set === startB) set = startC
    else if (value === codeB && set === startC) set = startB
    else text += set === startC ? String(value).padStart(2, '0') : String.fromCharCode(value + 32)
  }
  return text
}
