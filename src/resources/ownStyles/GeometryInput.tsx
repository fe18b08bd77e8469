import type { OwnStyleInput } from '#contract/ownStyles'
import { BareInput } from '../../components/editing/fields/BareInput.tsx'
import { useFormField } from '../../components/editing/fields/useFormField.ts'
import { labels } from './labels.ts'

/** The table of geometry as text, a panel a line. */
export function GeometryInput() {
  const { field, error, readOnly, required } = useFormField<OwnStyleInput>('geometry')
  return (
    <BareInput
      name="geometry"
      label={labels.geometry}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
      readOnly={readOnly}
      required={required}
      helperText="A panel: name, role, where it hangs, offset, width, height, order; in L, W, D, t and the allowances."
      multiline
      rows={26}
      sx={{ '& textarea': { fontFamily: 'ui-monospace, monospace', fontSize: '0.75rem', whiteSpace: 'pre' } }}
      slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
    />
  )
}
