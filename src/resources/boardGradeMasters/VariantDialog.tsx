import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import type { BoardGradeMaster, BoardGradeVariantInput } from '#contract/config'
import { yesNo } from '#domain/formats'
import { ConflictDialog } from '../../components/editing/ConflictDialog.tsx'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { FieldPolicyContext, openPolicy } from '../../components/editing/fields/FieldPolicy.ts'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { NotSaved } from '../../components/editing/NotSaved.tsx'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'
import { asInputs, usePlantChoices } from '../users/choices.ts'
import { useVariantForm } from './useVariantForm.ts'
import { type Variant, variantLabels } from './variant.ts'

interface VariantDialogProps {
  readonly grade: BoardGradeMaster
  /** Null: a new one. */
  readonly variant: Variant | null
  readonly onClose: () => void
}

const flags = [
  'isWorkflow',
  'isFSCCompliant',
  'isLcboExportWineCompliant',
  'isAirFreightCompliant',
  'isDangerousGoodsCompliant',
  'isPreprint',
  'isPreprintProduction',
] as const

const show = (_: string, value: unknown) => (typeof value === 'boolean' ? yesNo(value) : String(value))

/** A variant of a board grade at a plant: from how many metres on it is made, and what it is fit for. */
export function VariantDialog({ grade, variant, onClose }: VariantDialogProps) {
  const titleId = useId()
  const confirm = useConfirm()
  const plants = usePlantChoices()
  const editing = useVariantForm(grade, variant)
  const isNew = variant === null
  const policy = useMemo(
    () => ({ ...openPolicy, isReadOnly: (name: string) => !isNew && ['code', 'plantCode'].includes(name) }),
    [isNew],
  )
  const close = async () => {
    const mayClose =
      !editing.isDirty() ||
      (await confirm({
        title: 'Unsaved changes',
        message: 'What you changed here is not saved. Leave without saving?',
        ok: 'Leave without saving',
        cancel: 'Stay',
        destructive: true,
      }))
    if (mayClose) onClose()
  }
  const save = async () => {
    if (await editing.submit()) onClose()
  }
  return (
    <Dialog open onClose={() => void close()} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        {isNew ? `New variant of ${grade.code}` : `${variant.code} at ${variant.plantCode}`}
      </DialogTitle>
      <DialogContent>
        <NotSaved lost={editing.lost} saving={editing.saving} onRetry={() => void save()} />
        <FormProvider {...editing.form}>
          <FieldPolicyContext value={policy}>
            <FieldGroup title="Variant" columnWidth={150}>
              <TextInput<BoardGradeVariantInput> name="code" label={variantLabels.code} />
              <SelectInput<BoardGradeVariantInput>
                name="plantCode"
                label={variantLabels.plantCode}
                choices={asInputs(plants)}
              />
              <NumberInput<BoardGradeVariantInput>
                name="minLinealMeter"
                label={variantLabels.minLinealMeter}
                unit="m"
              />
              {flags.map(flag => (
                <CheckInput<BoardGradeVariantInput> key={flag} name={flag} label={variantLabels[flag]} />
              ))}
            </FieldGroup>
          </FieldPolicyContext>
        </FormProvider>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void close()}>Cancel</Button>
        <Button
          variant="contained"
          loading={editing.saving}
          disabled={!editing.dirty}
          onClick={() => void save()}
        >
          Save
        </Button>
      </DialogActions>
      {editing.conflict === null ? null : (
        <ConflictDialog
          conflict={editing.conflict}
          labelOf={field => (variantLabels as Readonly<Record<string, string>>)[field] ?? field}
          show={show}
          onResolve={values => void editing.resolve(values)}
          onClose={editing.dismissConflict}
        />
      )}
    </Dialog>
  )
}
