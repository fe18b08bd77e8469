/** Whether the print comes on a sheet that is laminated to the board, printed here or outside. */
export function isLitho(printProcess: string): boolean {
  return printProcess === 'LITHO' || printProcess === 'OS_LITHO'
}
