import Box from '@mui/material/Box'
import { useState } from 'react'
import { config } from '#contract/config'
import type { PlantMaster } from '#contract/plants'
import { masterRights } from '#domain/access'
import { useMay } from '../../authProvider/useRights.ts'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { useCall } from '../../dataProvider/index.ts'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { Facts } from '../facts/Facts.tsx'
import { ownersOfSteps } from './ownersOfSteps.ts'
import { PlantInks } from './PlantInks.tsx'
import { WorkCentreDialog } from './WorkCentreDialog.tsx'
import { WorkCentreTable } from './WorkCentreTable.tsx'

/** What a plant has: inks, work centres with their attributes, and the workgroups with steps of their own there. */
export function PlantPanels({ row }: { readonly row: PlantMaster }) {
  const { data, error, isFetching, refetch } = useCall(
    config.plantDetail,
    { params: { code: row.code } },
    { meta: { quiet: true } },
  )
  const workgroups = useCall(config.plantWorkgroups, {}, { meta: { quiet: true } }).data ?? []
  const mayKeepWorkCentres = useMay(masterRights.workCentre)
  const [workCentreId, setWorkCentreId] = useState<number | null>(null)
  if (error !== null)
    return <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
  if (data === undefined) return null
  const workCentre = data.workCentres.find(({ id }) => id === workCentreId)
  return (
    <>
      <PlantInks plant={data} />
      <FieldGroup title={`Work centres (${data.workCentres.length})`}>
        <Box sx={{ gridColumn: '1 / -1', overflowX: 'auto', position: 'relative' }}>
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
        <Facts facts={ownersOfSteps(row.code, workgroups)} />
      </FieldGroup>
    </>
  )
}
