import CheckCircle from '@mui/icons-material/CheckCircle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { memo, type ReactNode } from 'react'
import { counted, decimal } from '#domain/formats'
import type { PalletAlternative } from '#domain/palletisation'
import type { PalletKey } from '#domain/quoteItem'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { visuallyHidden } from '../../../../layout/visuallyHidden.ts'
import { useSectionField } from '../../fields/useSectionField.ts'
import { NoLoad } from './NoLoad.tsx'
import { palletPath } from './palletPath.ts'
import type { PalletsShown } from './usePallets.ts'

interface AlternativesPanelProps {
  readonly section: PalletKey
  readonly pallets: PalletsShown
}

const patternWords = (code: string): string => (code === 'INTERLOCK' ? 'Interlock' : 'Column')

/** Every way to load, the best first; a press takes one into the draft. */
export const AlternativesPanel = memo(function AlternativesPanel({
  section,
  pallets,
}: AlternativesPanelProps) {
  const { field, readOnly, error } = useSectionField(palletPath(section, 'palletImage'))
  const { ranked, values, stale, isSearching, isOld, failure, wouldFit, take } = pallets
  const isTaken = ({ palletType, load }: PalletAlternative) =>
    values.palletImage !== '' &&
    stale === null &&
    !isOld &&
    values.palletTypeCode === palletType.code &&
    values.palletPatternCode === load.palletPatternCode
  return (
    <Panel
      isDense
      title="Ways to load"
      beside={
        <Typography variant="caption" color="textSecondary" aria-live="polite">
          {isSearching && ranked.length > 0 ? 'Looking for better ones…' : ''}
        </Typography>
      }
    >
      <Box ref={field.ref} role="group" aria-label="Ways to load" tabIndex={0} sx={scrolling}>
        {failure !== '' && ranked.length > 0 ? (
          <Typography variant="body2" color="warning.dark" sx={{ mb: 0.5 }}>
            {failure} {wouldFit}
          </Typography>
        ) : null}
        {ranked.length === 0 ? (
          <NoLoad section={section} pallets={pallets} />
        ) : (
          <Table size="small" aria-label="Ways to load" sx={dense}>
            <TableHead>
              <TableRow>
                {readOnly ? null : (
                  <TableCell>
                    <span style={visuallyHidden}>Taken</span>
                  </TableCell>
                )}
                <TableCell>Pattern</TableCell>
                <TableCell align="right">A layer</TableCell>
                <TableCell align="right">Layers</TableCell>
                <TableCell align="right">On a pallet</TableCell>
                <TableCell align="right">Area, space</TableCell>
                <TableCell align="right">Load</TableCell>
                <TableCell align="right">Stability</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {ranked.map(alternative => (
                <AlternativeRow
                  key={`${alternative.palletType.code} ${alternative.load.palletPatternCode}`}
                  alternative={alternative}
                  isTaken={isTaken(alternative)}
                  onTake={readOnly ? null : take}
                />
              ))}
            </TableBody>
          </Table>
        )}
        {error === undefined ? null : (
          <Typography variant="caption" color="error" component="p">
            {error}: take one of the ways to load.
          </Typography>
        )}
      </Box>
    </Panel>
  )
})

// It scrolls in a narrow window, for those without a mouse as well.
const scrolling = { overflowX: 'auto', position: 'relative' } as const

const dense = { '& td, & th': { px: 0.5, py: 0.25, whiteSpace: 'nowrap' } } as const

interface AlternativeRowProps {
  readonly alternative: PalletAlternative
  readonly isTaken: boolean
  readonly onTake: ((alternative: PalletAlternative) => void) | null
}

const AlternativeRow = memo(function AlternativeRow({ alternative, isTaken, onTake }: AlternativeRowProps) {
  const { palletType, load, isOther } = alternative
  const pattern = patternWords(load.palletPatternCode)
  const proof = load.certified ? 'proven optimal' : `at most ${load.upperBound}`
  return (
    <TableRow selected={isTaken} aria-current={isTaken || undefined}>
      {onTake === null ? null : (
        <TableCell align="center">
          {isTaken ? (
            <CheckCircle fontSize="small" color="success" titleAccess="Taken" />
          ) : (
            <Button
              size="small"
              onClick={() => onTake(alternative)}
              sx={{ minWidth: 0, px: 0.5 }}
              aria-label={isOther ? `Take ${pattern} on ${palletType.name}` : `Take ${pattern}`}
            >
              Take
            </Button>
          )}
        </TableCell>
      )}
      <TwoLines note={isOther ? palletType.name : ''} align="left">
        {pattern}
      </TwoLines>
      <TwoLines note={proof} isGood={load.certified}>
        {load.bundlesPerLayer}
      </TwoLines>
      <TwoLines note={`by ${load.limitedBy}`}>{load.layersPerPallet}</TwoLines>
      <TwoLines note={load.noOfPallets > 0 ? counted(load.noOfPallets, 'pallet') : ''}>
        {decimal(load.totalPalletQty, 0)}
      </TwoLines>
      <TwoLines note={`${decimal(load.cubeUtilisation, 0)} %`}>
        {`${decimal(load.palletUtilisation, 0)} %`}
      </TwoLines>
      <TwoLines note={`${decimal(load.grossKg, 0)} kg`}>
        {`${decimal(load.unitLoadSizeDepth, 0)} mm`}
      </TwoLines>
      <TableCell align="right">{decimal(load.bondScore, 2)}</TableCell>
    </TableRow>
  )
})

interface TwoLinesProps {
  /** The second line; '' for none. */
  readonly note: string
  readonly isGood?: boolean
  readonly align?: 'left' | 'right'
  readonly children: ReactNode
}

function TwoLines({ note, isGood = false, align = 'right', children }: TwoLinesProps) {
  return (
    <TableCell align={align}>
      {children}
      {note === '' ? null : (
        <Typography
          component="div"
          variant="caption"
          color={isGood ? 'success.dark' : 'textSecondary'}
          sx={align === 'left' ? { whiteSpace: 'normal', minWidth: 90 } : {}}
        >
          {note}
        </Typography>
      )}
    </TableCell>
  )
}
