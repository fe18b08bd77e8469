import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { pricingAdmin } from '#contract/pricing-admin'
import type { RehearsalGroup } from '#contract/rehearsals'
import { decimal } from '#domain/formats'
import { ChoiceFilter } from '../../../components/list/ChoiceFilter.tsx'
import { ChoiceSwitch } from '../../../components/list/ChoiceSwitch.tsx'
import { ListToolbar } from '../../../components/list/ListToolbar.tsx'
import { TableRegion } from '../../../components/list/TableRegion.tsx'
import { Panel } from '../../../components/panel/Panel.tsx'
import { useCall } from '../../../dataProvider/index.ts'
import { amount } from '../../../resources/rehearsals/lastRun.ts'
import type { Narrowed } from './narrowed.ts'
import { useComparison } from './useComparison.ts'

const groupings = [
  { value: 'customer', label: 'Customer' },
  { value: 'productGroup', label: 'Product group' },
  { value: 'plant', label: 'Plant' },
  { value: 'kind', label: 'Open or ordered' },
] as const
type By = (typeof groupings)[number]['value']

const nameOf = ({ key, name }: RehearsalGroup, by: By): string =>
  by === 'kind' ? (key === 'open' ? 'Open quotes' : 'Ordered') : name || key || 'None'

const filterOf = ({ key }: RehearsalGroup, by: By): Narrowed => ({
  ...(by === 'customer' ? { customerCode: key } : {}),
  ...(by === 'productGroup' ? { productGroup: key } : {}),
  ...(by === 'plant' ? { plant: key } : {}),
  ...(by === 'kind' ? { kind: key === 'open' ? 'open' : 'ordered' } : {}),
})

/** Groups in sight at first: what loses most. */
const few = 8

interface GroupsPanelProps {
  readonly id: number
  readonly narrowed: Narrowed
  readonly onNarrow: (narrowed: Narrowed) => void
}

/** The run by customer, product group, plant or kind, what loses most first, beside another rehearsal's. */
export function GroupsPanel({ id, narrowed, onNarrow }: GroupsPanelProps) {
  const [by, setBy] = useState<By>('customer')
  const [isWhole, setWhole] = useState(false)
  const { data: groups = [] } = useCall(pricingAdmin.rehearsalGroups, { params: { id }, query: { by } })
  const other = useComparison(id, by)
  const shown = isWhole ? groups : groups.slice(0, few)
  return (
    <Panel isDense title="Where it is lost">
      <ListToolbar
        label="Group the run"
        tools={
          <ChoiceFilter
            label="Compare with"
            all="Compare with …"
            choices={other.choices}
            value={other.chosen}
            onChange={other.choose}
          />
        }
      >
        <ChoiceSwitch label="By" choices={groupings} value={by} onChange={setBy} />
      </ListToolbar>
      <TableRegion label="The run by groups">
        <Table size="small" aria-label="The run by groups">
          <TableHead>
            <TableRow>
              <TableCell>{groupings.find(({ value }) => value === by)?.label}</TableCell>
              <TableCell align="right">Items</TableCell>
              <TableCell align="right">Sold</TableCell>
              <TableCell align="right">Margin before</TableCell>
              <TableCell align="right">Margin lost</TableCell>
              {other.name === '' ? null : <TableCell align="right">{other.name}</TableCell>}
              <TableCell align="right">Under the floor</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(group => (
              <TableRow key={`${group.key} ${group.currency}`} hover>
                <TableCell component="th" scope="row">
                  <Button
                    size="small"
                    sx={{ p: 0, minWidth: 0, textAlign: 'left' }}
                    onClick={() => onNarrow({ part: narrowed.part, ...filterOf(group, by) })}
                  >
                    {nameOf(group, by)}
                  </Button>
                </TableCell>
                <TableCell align="right">{decimal(group.items, 0)}</TableCell>
                <TableCell align="right">{amount(group.salesValue, group)}</TableCell>
                <TableCell align="right">{amount(group.earned, group)}</TableCell>
                <TableCell align="right">{amount(group.lost, group)}</TableCell>
                {other.name === '' ? null : <TableCell align="right">{other.lostOf(group)}</TableCell>}
                <TableCell align="right">{`${group.underBefore} → ${group.underAfter}`}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableRegion>
      {groups.length > few ? (
        <Button size="small" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${groups.length}`}
        </Button>
      ) : null}
    </Panel>
  )
}
