import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { lgx } from '#contract/lgx'
import { counted, tidy } from '#domain/formats'
import { criterionLabels } from '#domain/similarity'
import { useMay } from '../../authProvider/useRights.ts'
import { ListProblem } from '../../components/list/ListProblem.tsx'
import { useCall, useCallMutation } from '../../dataProvider/index.ts'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'
import { useSayFailure } from '../../layout/notifications/useSay.ts'

interface WeightsViewProps {
  readonly id: string
  readonly labelledBy: string
}

/** How much each criterion counts for the order, and what people's choices taught; a super user has it forgotten. */
export function WeightsView({ id, labelledBy }: WeightsViewProps) {
  const { data = [], error, refetch } = useCall(lgx.similarityWeights, {}, { meta: { quiet: true } })
  const mayReset = useMay(lgx.resetSimilarityWeights.right)
  const reset = useCallMutation(lgx.resetSimilarityWeights, {
    refresh: [lgx.similarityWeights, lgx.similarSearch],
  })
  const confirm = useConfirm()
  const sayFailure = useSayFailure()
  const choices = Math.max(0, ...data.map(each => each.choices))
  const forget = async () => {
    const agreed = await confirm({
      title: 'Forget what was learnt',
      message: `What ${counted(choices, 'choice')} taught is deleted for everybody. It can’t be brought back.`,
      ok: 'Forget',
    })
    if (!agreed) return
    reset.mutate({}, { onError: failure => sayFailure(failure) })
  }
  return (
    <Box role="tabpanel" id={id} aria-labelledby={labelledBy} sx={{ p: 1.5 }}>
      {error === null ? null : <ListProblem error={error} onRetry={() => void refetch()} />}
      <Typography variant="body2" sx={{ mb: 1 }}>
        {choices === 0
          ? 'Nobody has taken anything of a similar product yet: the criteria count as they began.'
          : `Learnt of ${counted(choices, 'choice')}: what chosen products fitted better in than those beside them counts more.`}
      </Typography>
      <Table size="small" aria-label="Weights" sx={{ width: 'auto' }}>
        <TableHead>
          <TableRow>
            <TableCell>Criterion</TableCell>
            <TableCell align="right">Began with</TableCell>
            <TableCell align="right">Counts now</TableCell>
            <TableCell align="right">Choices</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(({ criterion, usual, learnt, choices: count }) => (
            <TableRow key={criterion}>
              <TableCell component="th" scope="row">
                {criterionLabels[criterion]}
              </TableCell>
              <TableCell align="right">{tidy(usual, 1)} %</TableCell>
              <TableCell align="right">{tidy(learnt, 1)} %</TableCell>
              <TableCell align="right">{count}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {mayReset && choices > 0 ? (
        <Button
          size="small"
          color="error"
          sx={{ mt: 1 }}
          loading={reset.isPending}
          onClick={() => void forget()}
        >
          Forget what was learnt…
        </Button>
      ) : null}
    </Box>
  )
}
