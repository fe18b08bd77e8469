import { useContext } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { FieldPolicyContext } from './FieldPolicy.ts'

/** A field of the form around it, with what its policy says of it. */
export function useFormField<Values extends FieldValues>(name: FieldPath<Values>) {
  const { field, fieldState } = useController<Values>({ name })
  const policy = useContext(FieldPolicyContext)
  return {
    field,
    error: fieldState.error?.message ?? policy.finding(name),
    readOnly: policy.isReadOnly(name),
    required: policy.isRequired(name),
  }
}
