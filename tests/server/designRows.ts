import { designStep } from './filledSections.ts'

export const corrugated = (workCentre: string, values: object = {}) => ({
  ...designStep('k1'),
  ...{ operation: 'CORR', workCentre, sheetLength: 1400, sheetWidth: 600 },
  ...values,
})
export const despatch = { ...designStep('k2'), operation: 'DESPATCH' }
export const creases = (...distances: number[]) =>
  distances.map((value, index) => ({ key: `c${index + 1}`, value }))

/** The text of what is found at the design of an item. */
export const found = ({ findings }: { findings: { tab: string; message: string; severity: string }[] }) =>
  findings
    .filter(({ tab, severity }) => tab === 'design' && severity === 'error')
    .map(({ message }) => message)
