import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { CellFigure } from '../../../components/figures/CellFigure.tsx'
import { tidy } from '../../../components/figures/tidy.ts'
import type { PadMinimum } from '../estimate/minimumPart.ts'

const Line = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '3px 10px 5px',
  fontSize: '0.75rem',
  lineHeight: 1.35,
  color: theme.palette.text.secondary,
  borderTop: `1px solid ${theme.palette.divider}`,
  '& button': { fontWeight: 500, color: theme.palette.text.primary },
  '& strong[data-good="true"]': { color: theme.palette.success.main },
  '& strong[data-good="false"]': { color: theme.palette.error.main },
}))

/** The quantity that every machine of the route would be content with. */
export const leastOf = (minimum: PadMinimum): number =>
  Math.max(0, ...minimum.checks.map(({ recommendedQty }) => recommendedQty))

/** Why the smallest quantity may be ordered, or may not. */
export function minimumReason({ quantity, checks, moq }: PadMinimum): string {
  const [check] = moq.length > 0 ? moq : checks
  if (check === undefined) return 'no machine of the route asks for one'
  const { linealMetres, workCentre, threshold, thresholdFrom } = check
  return `${tidy(quantity)} run ${tidy(linealMetres)} of ${tidy(threshold)} m on ${workCentre} (${thresholdFrom})`
}

/** The minimum order with its reason, and what few passes a machine would make. */
export const MinimumLine = memo(function MinimumLine({ minimum }: { readonly minimum: PadMinimum }) {
  const { isValid, minNumPass, trace, checks } = minimum
  return (
    <Line>
      Minimum order <strong data-good={isValid}>{isValid ? 'reached' : 'not reached'}</strong>:{' '}
      {minimumReason(minimum)}
      {minNumPass.map(({ message }) => `; ${message}`)}; recommended{' '}
      <CellFigure
        title="Minimum order"
        value={tidy(leastOf(minimum))}
        trace={[
          ...trace,
          ...checks.map(check => ({
            label: `Recommended for ${check.workCentre}`,
            value: check.recommendedQty,
            unit: 'units',
            why: 'the largest of grade metres, work-centre metres and passes, rounded up',
          })),
        ]}
      />
    </Line>
  )
})
