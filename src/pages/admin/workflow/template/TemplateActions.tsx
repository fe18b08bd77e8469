import HistoryIcon from '@mui/icons-material/History'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type WorkflowTemplateDetail, workflowBuilder } from '#contract/workflow-builder'
import { text } from '#domain/messages'
import { asHtml } from '../../../../components/editing/asHtml.ts'
import { useConfirm } from '../../../../layout/confirm/useConfirm.ts'
import { DetailsDialog } from './DetailsDialog.tsx'
import { MigrateDialog } from './MigrateDialog.tsx'
import { SimulationDialog } from './SimulationDialog.tsx'
import { TemplateHistory } from './TemplateHistory.tsx'
import type { TemplateEdits } from './useTemplateEdits.ts'

interface TemplateActionsProps {
  readonly detail: WorkflowTemplateDetail
  readonly edits: TemplateEdits
}

/** What can be done with a template as a whole: simulate, publish, migrate, edit as the next version, name, retire,
 * delete. */
export function TemplateActions({ detail, edits }: TemplateActionsProps) {
  const { template, draftId, problems } = detail
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [simulating, setSimulating] = useState(false)
  const [history, setHistory] = useState(false)
  const [migrating, setMigrating] = useState(false)
  const [naming, setNaming] = useState(false)
  const isDraft = template.status === 'draft'
  const named = `version ${template.templateVersion} of ${asHtml(template.name)}`

  const publish = async () => {
    const yes = await confirm({
      title: 'Publish template',
      message: `New items will begin on <b>${named}</b>. Items on their way go on under the version they began on. A published version can't be changed any more.`,
      ok: 'Publish',
    })
    if (!yes) return
    await edits.edit(
      async calls => {
        const { id } = await calls.call(workflowBuilder.publish, {
          params: { id: template.id },
          body: { version: template.version },
        })
        return { templateId: id }
      },
      text('workflowTemplatePublished'),
      text('workflowTemplatePublishError'),
    )
  }
  const editNext = () =>
    edits.edit(
      async calls => {
        const { id } = await calls.call(workflowBuilder.saveTemplate, {
          body: {
            id: template.id,
            version: template.version,
            name: template.name,
            description: template.description,
          },
        })
        return { templateId: id }
      },
      text('workflowTemplateSaved'),
      text('workflowTemplateSaveError'),
    )
  const retire = async () => {
    const yes = await confirm({
      title: 'Retire template',
      message: `No new item will begin on <b>${named}</b>; items on their way go on under it. Its steps can become a next version.`,
      ok: 'Retire',
    })
    if (!yes) return
    const { id, version, name, description } = template
    await edits.edit(
      async calls => {
        await calls.call(workflowBuilder.saveTemplate, {
          body: { id, version, name, description, status: 'retired' },
        })
        return { templateId: id }
      },
      text('workflowTemplateSaved'),
      text('workflowTemplateSaveError'),
    )
  }
  const remove = async () => {
    const yes = await confirm({
      title: isDraft ? 'Discard draft' : 'Delete template',
      message: isDraft
        ? `The draft <b>${named}</b> will be deleted with everything changed in it. This can't be undone.`
        : `<b>${named}</b> will be gone for good. This can't be undone.`,
      ok: isDraft ? 'Discard' : 'Delete',
      destructive: true,
    })
    if (!yes) return
    const gone = await edits.edit(
      calls => calls.call(workflowBuilder.deleteTemplate, { params: { id: template.id } }),
      text('thingDeleted', { thing: 'Workflow Template' }),
      text('thingDeleteError', { thing: 'Workflow Template' }),
    )
    if (gone) await navigate('/admin/workflow/templates')
  }

  return (
    <>
      <Button startIcon={<HistoryIcon />} onClick={() => setHistory(true)}>
        History
      </Button>
      <Button onClick={() => setSimulating(true)}>Simulate</Button>
      {isDraft ? (
        <>
          <Button onClick={() => setNaming(true)}>Name…</Button>
          <Button color="error" onClick={() => void remove()}>
            Discard draft
          </Button>
          <Button
            variant="contained"
            disabled={problems.length > 0}
            loading={edits.busy}
            title={problems.length > 0 ? 'Solve its problems first' : ''}
            onClick={() => void publish()}
          >
            Publish
          </Button>
        </>
      ) : (
        <>
          {template.status === 'published' ? (
            <>
              <Button onClick={() => setMigrating(true)}>Migrate items</Button>
              <Button color="inherit" onClick={() => void retire()}>
                Retire
              </Button>
            </>
          ) : (
            <Button color="error" onClick={() => void remove()}>
              Delete
            </Button>
          )}
          <Button
            variant="contained"
            loading={edits.busy}
            onClick={() =>
              void (draftId === null ? editNext() : navigate(`/admin/workflow/templates/${draftId}`))
            }
          >
            {draftId === null ? 'Edit as next version' : 'Open draft'}
          </Button>
        </>
      )}
      {migrating ? (
        <MigrateDialog template={template} edits={edits} onClose={() => setMigrating(false)} />
      ) : null}
      {naming ? <DetailsDialog template={template} edits={edits} onClose={() => setNaming(false)} /> : null}
      {history ? <TemplateHistory detail={detail} edits={edits} onClose={() => setHistory(false)} /> : null}
      {simulating ? <SimulationDialog template={template} onClose={() => setSimulating(false)} /> : null}
    </>
  )
}
