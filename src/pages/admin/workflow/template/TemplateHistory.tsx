import Button from '@mui/material/Button'
import {
  type TemplateLogEntry,
  type WorkflowTemplateDetail,
  workflowBuilder,
} from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { useMay } from '../../../../authProvider/useRights.ts'
import { ChangesDrawer } from '../../../../components/changes/ChangesDrawer.tsx'
import { asHtml } from '../../../../components/editing/asHtml.ts'
import { useCall } from '../../../../dataProvider/index.ts'
import { useConfirm } from '../../../../layout/confirm/useConfirm.ts'
import { newWords, oldWords, placeWords } from './historyWords.ts'
import { putBack } from './putBack.ts'
import type { TemplateEdits } from './useTemplateEdits.ts'

interface TemplateHistoryProps {
  readonly detail: WorkflowTemplateDetail
  readonly edits: TemplateEdits
  readonly onClose: () => void
}

/**
 * Who changed what of a template and when, over all its versions. In a draft an earlier value is put back at once; an
 * earlier version becomes the next one by its draft, for what is published never changes.
 */
export function TemplateHistory({ detail, edits, onClose }: TemplateHistoryProps) {
  const { template, draftId } = detail
  const mayKeepRules = useMay(workflowBuilder.saveValidation.right)
  const confirm = useConfirm()
  const log = useCall(
    workflowBuilder.templateLog,
    { params: { id: template.id } },
    { refetchOnMount: 'always', meta: { quiet: true } },
  )
  const every = { query: { filter: JSON.stringify({ state: 'all' }) } }
  const steps = useCall(workflowBuilder.steps, every, { meta: { quiet: true } }).data ?? []
  const actions = useCall(workflowBuilder.actions, every, { meta: { quiet: true } }).data ?? []
  const names = { steps, actions }
  const ofTemplate = { query: { filter: JSON.stringify({ templateId: template.id }) } }
  const rules = useCall(workflowBuilder.validations, ofTemplate, {
    enabled: mayKeepRules,
    meta: { quiet: true },
  }).data
  const isDraft = template.status === 'draft'
  const draft = isDraft ? template.id : draftId

  const beginAnew = async ({ templateId, templateVersion }: TemplateLogEntry) => {
    const yes =
      draft === null ||
      (await confirm({
        title: 'Take as next version',
        message: `The draft of <b>${asHtml(template.name)}</b> will say what version ${templateVersion} says; what was changed in it is lost. Nothing that is published changes. This can't be undone.`,
        ok: 'Take as next version',
        destructive: true,
      }))
    if (!yes) return
    const stored = await edits.edit(
      async calls => {
        const from = await calls.call(workflowBuilder.template, { params: { id: draft ?? templateId } })
        const { id, version, name, description } = from.template
        const saved = await calls.call(workflowBuilder.saveTemplate, {
          body: { id, version, name, description, ...(draft === null ? {} : { copyOf: templateId }) },
        })
        return { templateId: saved.id }
      },
      text('workflowTemplateSaved'),
      text('workflowTemplateSaveError'),
    )
    if (stored) onClose()
  }

  // The company's first version has no line of its publishing, but one of how it ended.
  const isVersion = ({ templateId, step, field, new: now }: TemplateLogEntry) =>
    field === 'published' ||
    (step === null &&
      now === 'retired' &&
      log.data?.every(line => line.templateId !== templateId || line.field !== 'published'))

  const wayBack = (entry: TemplateLogEntry) => {
    if (isVersion(entry)) {
      return (
        <Button size="small" disabled={edits.busy} onClick={() => void beginAnew(entry)}>
          Take as next version
        </Button>
      )
    }
    const work = isDraft && entry.templateId === template.id ? putBack(detail, rules, entry) : null
    if (work === null) return null
    return (
      <Button
        size="small"
        disabled={edits.busy}
        onClick={() =>
          void edits.edit(work, text('workflowTemplateSaved'), text('workflowTemplateSaveError'))
        }
      >
        Put back
      </Button>
    )
  }

  return (
    <ChangesDrawer
      title={`History of ${template.name}`}
      width={1080}
      log={log}
      onClose={onClose}
      columns={[
        { label: 'Version', show: ({ templateVersion }) => templateVersion },
        { label: 'What', show: entry => placeWords(names, entry), wraps: true },
        { label: 'Old', show: entry => oldWords(names, entry), wraps: true },
        { label: 'New', show: entry => newWords(names, entry), wraps: true },
        { label: '', show: wayBack },
      ]}
    />
  )
}
