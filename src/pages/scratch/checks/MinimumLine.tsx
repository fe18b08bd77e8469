import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { tidy } from '#domain/formats'
import { CellFigure } from '../../../components/figures/CellFigure.tsx'
import type { PadMinimum } from '../estimate/minimumPart.ts'

/** A sentence below the prices. */
export const Line = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '4px 10px',
  fontSize: '0.75rem',
  lineHeight: 1.4,
  color: theme.palette.text.secondary,
  borderTop: `1px solid ${theme.palette.divider}`,
  '& button': { fontWeight: 500, color: theme.palette.text.primary },
  '& [data-good="true"]': { color: theme.palette.success.main, fontWeight: 500 },
  '& [data-good="false"]': { color: theme.palette.error.main, fontWeight: 500 },
}))

/** The quantity that every machine of the route would be content with. */
const leastOf = (minimum: PadMinimum): number =>
  Math.max(0, ...minimum.checks.map(({ recommendedQty }) => recommendedQty))

/**
 * What the smallest quantity runs, and what its machine asks for: in lineal metres of sheets, and in metres of the web that
 * `out` of them are cut from beside each other (null: not known).
 */
function minimumReason({ quantity, checks, moq }: PadMinimum, out: number | null): string {
  const [check] = moq.length > 0 ? moq : checks
  if (check === undefined) return 'no machine of the route asks for one'
  const { linealMetres, workCentre, threshold, thresholdFrom } = check
  const web =
    out === null || out < 1 ? '' : `, which is ${tidy(linealMetres / out)} m of web at ${tidy(out)} out`
  const asker = thresholdFrom === 'work centre' ? workCentre : `the board grade on ${workCentre}`
  return `${tidy(quantity)} run ${tidy(linealMetres)} lineal metres${web}, and ${asker} asks for ${tidy(threshold)}`
}

interface MinimumLineProps {
  readonly minimum: PadMinimum
  readonly out: number | null
}

/** The minimum order with its reason, and what few passes a machine would make. */
export const MinimumLine = memo(function MinimumLine({ minimum, out }: MinimumLineProps) {
  const { isValid, minNumPass, trace, checks, quantity } = minimum
  const least = leastOf(minimum)
  return (
    <Line>
      <span data-good={isValid}>{isValid ? 'Minimum order reached' : 'Minimum order not reached'}</span>:{' '}
      {minimumReason(minimum, out)}
      {minNumPass.map(({ message }) => `; ${message}`)}
      {least > quantity ? '; better is ' : '; enough is '}
      <CellFigure
        title="Minimum order"
        value={tidy(least)}
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
      .
    </Line>
  )
})
