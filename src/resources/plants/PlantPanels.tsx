import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { config } from '#contract/config'
import type { PlantMaster } from '#contract/plants'
import { masterRights } from '#domain/access'
import { decimal } from '#domain/formats'
import { useMay } from '../../authProvider/useRights.ts'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { useCall } from '../../dataProvider/index.ts'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { Facts } from '../facts/Facts.tsx'
import { More } from '../facts/More.tsx'
import { Swatch } from '../inks/Swatch.tsx'
import { listPath } from '../list/listPath.ts'
import { WorkCentreDialog } from './WorkCentreDialog.tsx'
import { WorkCentreTable } from './WorkCentreTable.tsx'

/** The most inks shown here; the list of inks has all of them. */
const most = 60

/** What a plant has: inks, work centres with their attributes, and the workgroups with steps of their own there. */
export function PlantPanels({ row }: { readonly row: PlantMaster }) {
  const { data, error, isFetching, refetch } = useCall(
    config.plantDetail,
    { params: { code: row.code } },
    { meta: { quiet: true } },
  )
  const workgroups = useCall(config.plantWorkgroups, {}, { meta: { quiet: true } }).data ?? []
  const mayKeepInks = useMay(masterRights.ink)
  const mayKeepWorkCentres = useMay(masterRights.workCentre)
  const [workCentreId, setWorkCentreId] = useState<number | null>(null)
  if (error !== null)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
  if (data === undefined) return null
  const workCentre = data.workCentres.find(({ id }) => id === workCentreId)
  const owners = workgroups.filter(({ plantCode }) => plantCode === row.code || plantCode === null)
  return (
    <>
      <FieldGroup
        title={`Inks (${decimal(data.inks.length, 0)})`}
        beside={
          mayKeepInks ? (
            <Button size="small" component={Link} to={listPath('/admin/inks', { plantCode: row.code })}>
              Show in inks
            </Button>
          ) : null
        }
      >
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {data.inks.slice(0, most).map(({ id, code, name, colour }) => (
            <Chip
              key={id}
              size="small"
              variant="outlined"
              icon={<Swatch colour={colour} />}
              label={code}
              title={name}
              sx={{ pl: 0.75 }}
            />
          ))}
          {data.inks.length === 0 ? (
            <Typography variant="body2" color="textSecondary">
              This plant keeps no inks; they are assigned in the list of inks.
            </Typography>
          ) : null}
        </Box>
        <More than={most} total={data.inks.length} />
      </FieldGroup>
      <FieldGroup title={`Work centres (${data.workCentres.length})`}>
        <Box sx={{ gridColumn: '1 / -1', overflowX: 'auto' }}>
          <WorkCentreTable
            workCentres={data.workCentres}
            onChange={mayKeepWorkCentres ? setWorkCentreId : null}
          />
        </Box>
        {workCentre === undefined ? null : (
          <WorkCentreDialog
            plantCode={row.code}
            workCentre={workCentre}
            onClose={() => setWorkCentreId(null)}
          />
        )}
      </FieldGroup>
      <FieldGroup title="Workgroups of its steps" columnWidth={300}>
        <Facts
          facts={owners.map(
            ({ stepName, workgroupDescription, plantCode }) =>
              [
                stepName,
                plantCode === null ? workgroupDescription : `${workgroupDescription} (here only)`,
              ] as const,
          )}
        />
      </FieldGroup>
    </>
  )
}
