import Typography from '@mui/material/Typography'
import { itemTooling, type ToolingResult } from '#domain/estimating'
import { decimal, money } from '#domain/formats'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { usePrintingLookup } from '../../draft/facts/usePrintingLookup.ts'
import { useBlank } from './useBlank.ts'

/** What stereos and forme of the draft cost, with the figures behind it. */
export function ToolingPanel() {
  const { values, blank } = useBlank()
  const { data, isPending } = usePrintingLookup(values.product)
  const rates = data?.rates ?? null
  if (blank === null) return null
  return (
    <Panel isDense title="Stereo and Forme">
      {rates === null ? (
        <Typography variant="body2" color="textSecondary">
          {isPending
            ? 'Reading the plant’s rates…'
            : 'The rates of the plant are not known, or not for you to see.'}
        </Typography>
      ) : (
        <Estimate result={itemTooling(values, blank, rates)} />
      )}
    </Panel>
  )
}

function Estimate({ result }: { readonly result: ToolingResult }) {
  if (!result.ok)
    return (
      <Typography variant="body2" color="textSecondary">
        {result.reason}
      </Typography>
    )
  const { stereo, forme, cost, trace } = result
  if (stereo === null && forme === null)
    return (
      <Typography variant="body2" color="textSecondary">
        No stereo and no forme of the plant is needed.
      </Typography>
    )
  return (
    <>
      {stereo === null ? null : (
        <Figure
          label={`${stereo.plates.length} ${stereo.plates.length === 1 ? 'stereo' : 'stereos'}, ${decimal(
            stereo.plates.reduce((sum, { sqcm }) => sum + sqcm, 0),
            0,
          )} cm²`}
          value={stereo.cost === 0 ? 'exist already' : money(stereo.cost)}
        />
      )}
      {forme === null ? null : (
        <Figure
          label={`Forme, ${decimal(forme.ruleMetres, 2)} m of cutting rule`}
          value={money(forme.cost)}
        />
      )}
      {stereo === null || forme === null ? null : <Figure label="Together" value={money(cost)} isStrong />}
      <details>
        <Typography component="summary" variant="caption" color="textSecondary" sx={{ cursor: 'pointer' }}>
          How it is calculated
        </Typography>
        {trace.map(({ label, value, why }) => (
          <Typography key={label} variant="caption" color="textSecondary" component="p">
            {label}: {typeof value === 'number' ? money(value) : value}, {why}
          </Typography>
        ))}
      </details>
    </>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly isStrong?: boolean
}

function Figure({ label, value, isStrong = false }: FigureProps) {
  return (
    <Typography
      variant="body2"
      component="p"
      sx={{ display: 'flex', justifyContent: 'space-between', fontWeight: isStrong ? 600 : 400 }}
    >
      <span>{label}</span>
      <span>{value}</span>
    </Typography>
  )
}
