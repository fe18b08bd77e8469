import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { PlantDetail } from '#contract/plants'
import { masterRights } from '#domain/access'
import { decimal } from '#domain/formats'
import { useMay } from '../../authProvider/useRights.ts'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { listPath } from '../../components/list/listPath.ts'
import { More } from '../facts/More.tsx'
import { Swatch } from '../inks/Swatch.tsx'
import { PlantInksDialog } from './PlantInksDialog.tsx'

/** The most inks shown here; the list of inks has all of them. */
const most = 60

/** The inks that a plant keeps; who keeps inks changes here which. */
export function PlantInks({ plant }: { readonly plant: Pick<PlantDetail, 'code' | 'inks'> }) {
  const mayKeepInks = useMay(masterRights.ink)
  const [isOpen, setOpen] = useState(false)
  const { code: plantCode, inks } = plant
  return (
    <FieldGroup
      title={`Inks (${decimal(inks.length, 0)})`}
      beside={
        mayKeepInks ? (
          <>
            <Button size="small" component={Link} to={listPath('/admin/inks', { plantCode })}>
              Show in inks
            </Button>
            <Button size="small" onClick={() => setOpen(true)}>
              Add or remove…
            </Button>
          </>
        ) : null
      }
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {inks.slice(0, most).map(({ id, code, name, colour }) => (
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
        {inks.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            This plant keeps no inks.
          </Typography>
        ) : null}
      </Box>
      <More than={most} total={inks.length} />
      {isOpen ? <PlantInksDialog plantCode={plantCode} onClose={() => setOpen(false)} /> : null}
    </FieldGroup>
  )
}
