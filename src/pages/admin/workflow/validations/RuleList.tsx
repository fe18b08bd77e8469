import Button from '@mui/material/Button'
import { useMemo, useRef } from 'react'
import { DataTable, ListContextProvider, ResourceContextProvider, useList, useStore } from 'react-admin'
import { type TemplateStepRow, workflowBuilder } from '#contract/workflow-builder'
import { ConflictDialog } from '../../../../components/editing/ConflictDialog.tsx'
import { ChoiceSwitch } from '../../../../components/list/ChoiceSwitch.tsx'
import { useLeftOut } from '../../../../components/list/columns/useLeftOut.ts'
import { EmptyList } from '../../../../components/list/EmptyList.tsx'
import { KeyedBody } from '../../../../components/list/keys/KeyedBody.tsx'
import { useListKeys } from '../../../../components/list/keys/useListKeys.ts'
import { ListProblem } from '../../../../components/list/ListProblem.tsx'
import { ListSkeleton } from '../../../../components/list/ListSkeleton.tsx'
import { TableRegion } from '../../../../components/list/TableRegion.tsx'
import { tableColumns } from '../../../../components/list/tableColumns.tsx'
import { useCall } from '../../../../dataProvider/index.ts'
import { BulkRules } from './BulkRules.tsx'
import { type RuleFilter, RuleToolbar } from './RuleToolbar.tsx'
import { columnsKey, ruleColumns } from './ruleColumns.tsx'
import { choicesOf, type FieldRule, fieldRules, type RuleChoice, ruleWords } from './rules.ts'
import { useSaveRules } from './useSaveRules.ts'

/** A failure is said at once, as by the lists of react-admin; a retry is for the person to ask for. */
const quiet = { meta: { quiet: true }, retry: false } as const
const nothing = <span hidden />
const noFilter: RuleFilter = {}

const style = {
  '& .MuiTableCell-paddingCheckbox': { width: 36, '& .MuiCheckbox-root': { p: 0.25 } },
  // What can be chosen is never cut off.
  '& tbody td.column-choice': { maxWidth: 'none' },
}

interface RuleListProps {
  readonly step: TemplateStepRow
  readonly tabs: readonly { readonly id: number; readonly label: string }[]
  /** Fields of this tab only; null: of all. */
  readonly tabId: number | null
  /** A change went into the draft of the next version. */
  readonly onDraft: (templateId: number) => void
}

/** The fields and what a step lets people do with each, to be searched, sorted, and changed in place or together. */
export function RuleList({ step, tabs, tabId, onDraft }: RuleListProps) {
  const fieldFilter = JSON.stringify({ state: 'all', ...(tabId === null ? {} : { tabId }) })
  const ruleFilter = JSON.stringify({ templateId: step.templateId })
  const fields = useCall(workflowBuilder.fields, { query: { filter: fieldFilter } }, quiet)
  const rules = useCall(workflowBuilder.validations, { query: { filter: ruleFilter } }, quiet)
  const [filter, setFilter] = useStore<RuleFilter>('workflowValidations.list', noFilter)
  const { save, busy, conflict, resolve, dismissConflict } = useSaveRules(step, onDraft)
  const region = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  useListKeys({ region, search })

  const all = useMemo(
    () =>
      fields.data === undefined || rules.data === undefined
        ? undefined
        : fieldRules({ step, tabs, fields: fields.data, rules: rules.data }),
    [step, tabs, fields.data, rules.data],
  )
  const rows = useMemo(() => {
    const words = (filter.q ?? '').toLowerCase().split(/\s+/).filter(Boolean)
    return all?.filter(
      ({ label, fieldName, choice }) =>
        words.every(word => `${label} ${fieldName}`.toLowerCase().includes(word)) &&
        (!filter.choice || filter.choice === choice),
    )
  }, [all, filter])
  const list = useList<FieldRule>({
    ...(rows === undefined ? {} : { data: rows }),
    isPending: rows === undefined,
    sort: { field: 'label', order: 'ASC' },
    perPage: 1000,
  })
  const choose = (row: FieldRule) => (choice: RuleChoice) => {
    if (!busy) void save([row], choice)
  }
  const settle = async (values: Parameters<typeof resolve>[0], isMany: boolean) => {
    if ((await resolve(values)) && isMany) list.onUnselectItems()
  }
  const columns = ruleColumns(step.stepName, row => (
    <ChoiceSwitch
      isCompact
      label={row.label}
      choices={choicesOf(row)}
      value={row.choice}
      onChange={choose(row)}
    />
  ))
  const leftOut = useLeftOut(columns)
  const failed = [fields, rules].find(({ error }) => error !== null)
  return (
    // The table asks what its rows are; the ticks are this visit's and not kept under that name.
    <ResourceContextProvider value="workflowValidations">
      <ListContextProvider value={list}>
        <RuleToolbar columns={columns} filter={filter} onFilter={setFilter} search={search} />
        {failed === undefined ? null : (
          <ListProblem
            error={failed.error}
            onRetry={() => void failed.refetch()}
            stillShown={rows !== undefined}
          />
        )}
        {rows === undefined ? (
          failed === undefined ? (
            <ListSkeleton label="Workflow validations" rows={15} />
          ) : (
            <EmptyList title="No fields to show">
              The list could not be read; try again in a moment.
            </EmptyList>
          )
        ) : rows.length === 0 ? (
          <EmptyList
            title="No fields match"
            action={
              <Button size="small" onClick={() => setFilter(noFilter)}>
                Clear filters
              </Button>
            }
          >
            {all?.length === 0
              ? 'This tab has no fields that can have rules.'
              : 'No field of the tab has these words and this rule.'}
          </EmptyList>
        ) : (
          <TableRegion ref={region} label="Workflow validations" sx={style}>
            <DataTable<FieldRule>
              storeKey={columnsKey}
              hiddenColumns={leftOut}
              bulkActionButtons={nothing}
              bulkActionsToolbar={nothing}
              body={KeyedBody}
              rowClick={false}
              aria-label={`Fields at ${step.stepName}`}
            >
              {tableColumns(columns)}
            </DataTable>
          </TableRegion>
        )}
        <BulkRules busy={busy} onChoose={save} />
        {conflict === null ? null : (
          <ConflictDialog
            conflict={conflict}
            labelOf={id => conflict.base.rows.find(row => row.id === id)?.label ?? id}
            show={(_, choice) => ruleWords(String(choice))}
            onResolve={values => void settle(values, conflict.base.rows.length > 1)}
            onClose={dismissConflict}
            closing="Leave what is stored"
          />
        )}
      </ListContextProvider>
    </ResourceContextProvider>
  )
}
