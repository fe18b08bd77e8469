import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { memo, useMemo } from 'react'
import { type EngineMasters, farthestWin, type SizeWin } from '#domain/estimating'
import { money, tidy } from '#domain/formats'
import { changeText } from '../../../components/size/changeText.ts'
import { deckleText } from '../../../components/size/deckleText.ts'
import { visuallyHidden } from '../../../layout/visuallyHidden.ts'
import { PlainTable } from '../checks/PlainTable.tsx'
import { ToolRow } from '../checks/ToolRow.tsx'
import { ToolSelect } from '../inputs/ToolSelect.tsx'
import type { PadInputs } from '../padInputs.ts'
import type { SearchQuestion } from '../search/searches.ts'
import { useSearch } from '../search/useSearch.ts'
import type { ChangePad } from '../usePad.ts'

interface WhatIfViewProps {
  readonly inputs: PadInputs
  readonly masters: EngineMasters
  /** Whether the size as it is entered can be made at all. */
  readonly isGood: boolean
  readonly change: ChangePad
}

const reaches = Array.from({ length: farthestWin }, (_, index) => ({
  value: index + 1,
  label: `${index + 1} mm`,
}))
/** From the figure of now to the one of the better size; alone when it stays. */
const step = (now: string, then: string) => (now === then ? then : `${now} → ${then}`)

/** Where a few millimetres would win a bundle a layer or a narrower deckle, and what that does to the cost. */
export const WhatIfView = memo(function WhatIfView({ inputs, masters, isGood, change }: WhatIfViewProps) {
  const question = useMemo(
    (): SearchQuestion | null => (isGood ? { kind: 'whatIf', inputs, masters } : null),
    [inputs, masters, isGood],
  )
  const search = useSearch(question)
  const sizes = search.state === 'answered' && search.answer.kind === 'whatIf' ? search.answer.sizes : null
  const apply = ({ change: by }: SizeWin) =>
    change(now => ({
      length: (now.length ?? 0) + by.length,
      width: (now.width ?? 0) + by.width,
      depth: now.depth === null ? null : now.depth + by.depth,
    }))
  return (
    <>
      <ToolRow>
        <span>
          Look ±
          <ToolSelect
            label="Look ±"
            value={Math.min(farthestWin, inputs.reach ?? 1)}
            choices={reaches}
            onChoose={reach => change({ reach })}
          />
        </span>
        {search.state === 'searching' ? (
          <span role="status" style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
            <CircularProgress size={12} aria-label="Searching" /> Trying every size …
          </span>
        ) : null}
        {search.state === 'failed' ? <span role="status">The search could not be run.</span> : null}
      </ToolRow>
      {sizes === null ? null : sizes.length === 0 ? (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 1.25 }}>
          Nothing to win within ± {inputs.reach ?? 1} mm: no more in a layer, no narrower deckle.
        </Typography>
      ) : (
        <PlainTable aria-label="Better sizes" style={{ whiteSpace: 'nowrap' }}>
          <thead>
            <tr>
              <th scope="col" data-text>
                Change
              </th>
              <th scope="col">Layer</th>
              <th scope="col">Deckle</th>
              <th scope="col">Cost</th>
              <th scope="col">
                <span style={visuallyHidden}>Take it</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(size => (
              <tr key={changeText(size.change)}>
                <th scope="row">{changeText(size.change)}</th>
                <td style={{ fontWeight: size.wins.includes('layer') ? 700 : 400 }}>
                  {step(tidy(size.now.perLayer), tidy(size.figures.perLayer))}
                </td>
                <td style={{ fontWeight: size.wins.includes('deckle') ? 700 : 400 }}>
                  {step(deckleText(size.now), deckleText(size.figures))}
                </td>
                <td>{money(size.figures.cost - size.now.cost)}</td>
                <td>
                  <Button
                    sx={{ minWidth: 0, py: 0, fontSize: '0.75rem' }}
                    aria-label={`Take ${changeText(size.change)}`}
                    onClick={() => apply(size)}
                  >
                    Take
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </>
  )
})
