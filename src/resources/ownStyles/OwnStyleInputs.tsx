import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useFormContext } from 'react-hook-form'
import { ownFamilies } from '#contract/config/ownStyleInput'
import type { OwnStyleInput } from '#contract/ownStyles'
import { styleGroups, styles, styleTables, writeStyleTable } from '#domain/boxGeometry'
import { cartonStyleOf } from '#domain/quoteItem'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { useFormField } from '../../components/editing/fields/useFormField.ts'
import { GeometryInput } from './GeometryInput.tsx'
import { labels } from './labels.ts'
import { OwnStyleDrawing } from './OwnStyleDrawing.tsx'

const families = ownFamilies.map(code => ({ code, label: cartonStyleOf(code)?.label ?? code }))
const groups = Object.entries(styleGroups).map(([code, label]) => ({ code, label }))
const tabled = styles.filter(({ code }) => styleTables[code] !== undefined)

/** Puts the table of a built-in style into the form, to be changed. */
function BeginWith() {
  const { setValue } = useFormContext<OwnStyleInput>()
  const { readOnly } = useFormField<OwnStyleInput>('geometry')
  if (readOnly) return null
  return (
    <TextField
      select
      size="small"
      label="Begin with the table of"
      value=""
      onChange={({ target }) => {
        const style = tabled.find(({ code }) => code === target.value)
        const table = styleTables[target.value]
        if (style === undefined || table === undefined) return
        const changed = { shouldDirty: true, shouldValidate: true }
        setValue('geometry', writeStyleTable(table), changed)
        setValue('group', style.group, changed)
        setValue('isGlued', style.isGlued, changed)
        const family = ownFamilies.find(code => code === style.family)
        if (family !== undefined) setValue('family', family, changed)
      }}
    >
      {tabled.map(({ code, name }) => (
        <MenuItem key={code} value={code}>
          {code} {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The inputs of an own style: what it is called, its table of geometry, and beside it how it is drawn and folds. */
export function OwnStyleInputs() {
  return (
    <>
      <FieldGroup title="Style" columnWidth={200}>
        <TextInput<OwnStyleInput> name="code" label={labels.code} />
        <TextInput<OwnStyleInput> name="name" label={labels.name} />
        <SelectInput<OwnStyleInput> name="family" label={labels.family} empty="" choices={families} />
        <SelectInput<OwnStyleInput> name="group" label={labels.group} empty="" choices={groups} />
        <CheckInput<OwnStyleInput> name="isGlued" label={labels.isGlued} />
        <CheckInput<OwnStyleInput> name="isActive" label={labels.isActive} />
      </FieldGroup>
      <FieldGroup title="Geometry" columnWidth={200}>
        <BeginWith />
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
          <GeometryInput />
          <OwnStyleDrawing />
        </Box>
      </FieldGroup>
    </>
  )
}
