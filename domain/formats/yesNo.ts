/** A flag in words: Yes or No. Source: 000 §9. */
export function yesNo(flag: boolean): 'Yes' | 'No' {
  return flag ? 'Yes' : 'No'
}
