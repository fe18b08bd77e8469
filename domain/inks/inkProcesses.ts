/** Ways of printing that inks are made for. */
export const inkProcesses = [
  { code: 'FLEXO', label: 'Flexo' },
  { code: 'HQ_FLEXO', label: 'HQ flexo' },
  { code: 'PREPRINT', label: 'Preprint' },
  { code: 'LITHO', label: 'Litho' },
] as const

export type InkProcess = (typeof inkProcesses)[number]['code']

export const inkProcessCodes = inkProcesses.map(({ code }) => code) as [InkProcess, ...InkProcess[]]
