import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { PadMinimum } from '../estimate/minimumPart.ts'
import { CellFigure } from '../figures/CellFigure.tsx'
import { tidy } from '../figures/tidy.ts'

const Line = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '3px 10px 5px',
  fontSize: '0.75rem',
  lineHeight: 1.35,
  color: theme.palette.text.secondary,
  borderTop: `1px solid ${theme.palette.divider}`,
  '& button': { fontWeight: 600, color: theme.palette.text.primary },
  '& strong[data-good="true"]': { color: theme.palette.success.main },
  '& strong[data-good="false"]': { color: theme.palette.error.main },
}))

/** The least that may be ordered on this route. */
export const leastOf = (minimum: PadMinimum): number =>
  Math.max(0, ...minimum.checks.map(({ recommendedQty }) => recommendedQty))

/** Why the smallest quantity may be ordered, or may not, as a sentence. */
export function minimumReason({ quantity, checks, moq }: PadMinimum): string {
  const [check] = moq.length > 0 ? moq : checks
  if (check === undefined) return 'no machine of the route asks for one'
  const { linealMetres, workCentre, isValid, threshold, thresholdFrom } = check
  const run = `${tidy(quantity)} run ${tidy(linealMetres)} m on ${workCentre}`
  return `${run}, ${isValid ? 'which reaches' : 'but must reach'} the ${tidy(threshold)} m of the ${thresholdFrom}`
}

/** The minimum order with its reason, and what few passes a machine would make. */
export const MinimumLine = memo(function MinimumLine({ minimum }: { readonly minimum: PadMinimum }) {
  const { isValid, minNumPass, trace } = minimum
  return (
    <Line>
      Minimum order <CellFigure title="Minimum order" value={tidy(leastOf(minimum))} trace={trace} />{' '}
      <strong data-good={isValid}>{isValid ? 'reached' : 'not reached'}</strong>: {minimumReason(minimum)}
      {minNumPass.map(({ message }) => `; ${message}`)}.
    </Line>
  )
})
