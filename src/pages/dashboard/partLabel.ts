const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A stretch of the trend in few letters: `Feb` for a month, `9 Feb` for the week that begins then. */
export function partLabel({ from, to }: { readonly from: string; readonly to: string }): string {
  const [, month = 1, day = 1] = from.split('-').map(Number)
  const name = monthNames[month - 1] ?? ''
  const isMonth = day === 1 && Number(to.slice(8)) > 27
  return isMonth ? name : `${day} ${name}`
}
