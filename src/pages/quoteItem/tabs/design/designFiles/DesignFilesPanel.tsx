import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { GeneratedFiles } from '#contract/design'
import { dateTime } from '#domain/formats'
import { Panel } from '../../../../../components/panel/Panel.tsx'
import { TryAgain } from '../../../../../components/panel/TryAgain.tsx'
import { useItem } from '../../../draft/useItemDraft.ts'
import { groupsOf } from '../../layout.ts'
import { DesignPicture } from './DesignPicture.tsx'
import { designFailureWords } from './designFailureWords.ts'
import { GeneratedFileTable } from './GeneratedFileTable.tsx'
import { GenerationProgress } from './GenerationProgress.tsx'
import { MoreDesignActions } from './MoreDesignActions.tsx'
import { SinceGenerated } from './SinceGenerated.tsx'
import { shownPictures } from './shownPictures.ts'
import { useDesignActions } from './useDesignActions.ts'
import { useDesignRun } from './useDesignRun.ts'

/** What the design service makes of the item: its button, how it goes, the files, and where they differ from ours. */
export function DesignFilesPanel() {
  const item = useItem()
  const { run, goesOn, watch, isError, error, refetch } = useDesignRun(item.id)
  const actions = useDesignActions({ onStarted: watch })
  const hasFiles = run !== undefined && run.files.length > 0
  const isBusy = actions.busy || goesOn
  return (
    <Panel
      isDense
      title="Design files"
      beside={
        item.mayEdit ? (
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Button
              size="small"
              variant="outlined"
              startIcon={<DriveFileMoveOutlined />}
              disabled={isBusy}
              onClick={() => void actions.generate()}
            >
              {hasFiles ? 'Generate again' : 'Generate'}
            </Button>
            <MoreDesignActions actions={actions} run={run} disabled={isBusy} />
          </Stack>
        ) : undefined
      }
    >
      {isError ? (
        <TryAgain severity="error" onRetry={refetch}>
          {designFailureWords(error)}
        </TryAgain>
      ) : null}
      {run !== undefined && goesOn ? (
        <GenerationProgress run={run} onCancel={item.mayEdit ? () => void actions.cancel() : null} />
      ) : null}
      {run?.status === 'Failed' ? (
        <TryAgain
          severity="error"
          disabled={isBusy}
          onRetry={item.mayEdit ? () => actions.generate() : undefined}
        >
          {run.message}
        </TryAgain>
      ) : null}
      {hasFiles ? <Made run={run} /> : null}
      {run !== undefined && !hasFiles && !goesOn ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          No design files yet.
          {item.mayEdit ? ' Generate makes drawings and pictures of the item, and its ARD and MFG.' : ''}
        </Typography>
      ) : null}
    </Panel>
  )
}

/** What was generated last. */
function Made({ run }: { readonly run: GeneratedFiles }) {
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ my: 0.5 }}>
        {madeWords(run)}
      </Typography>
      <SinceGenerated run={run} />
      <Box sx={columns}>
        {shownPictures(run).length > 0 ? <DesignPicture run={run} /> : null}
        <GeneratedFileTable run={run} />
      </Box>
    </>
  )
}

function madeWords({ madeBy, madeAt, source, isStandIn }: GeneratedFiles): string {
  const made = `Made by ${madeBy}, ${dateTime(madeAt)}.`
  const taken = source === '' ? '' : ` Taken over from ${source}.`
  const standIn = isStandIn ? ' ARD and MFG stand in for the files of a CAD system, and say so.' : ''
  return made + taken + standIn
}

const columns = { ...groupsOf(360), gap: 1.5 } as const
