interface Choice {
  readonly code: string
  readonly label: string
}

/** The code of the choice that a cell names, by its code or as a list shows and exports it; of none what stands there. */
export function chosenCode(cell: string, choices: readonly Choice[]): string {
  const words = cell.trim().toLowerCase()
  const found =
    choices.find(({ code }) => code.toLowerCase() === words) ??
    choices.find(({ label }) => label.toLowerCase() === words)
  return found?.code ?? cell
}
