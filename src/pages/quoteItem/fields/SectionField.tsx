import InputAdornment from '@mui/material/InputAdornment'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { type Field, fieldWords, type ItemSections } from '#domain/quoteItem'
import { CheckInput } from '../../../components/editing/fields/CheckInput.tsx'
import { DayInput } from '../../../components/editing/fields/DayInput.tsx'
import { type FieldPolicy, FieldPolicyContext } from '../../../components/editing/fields/FieldPolicy.ts'
import type { InputProps } from '../../../components/editing/fields/inputProps.ts'
import { NumberInput } from '../../../components/editing/fields/NumberInput.tsx'
import { ReadOnlyField } from '../../../components/editing/fields/ReadOnlyField.tsx'
import { type Choice, SelectInput } from '../../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../../components/editing/fields/TextInput.tsx'
import { choosable } from './choosable.ts'
import type { SectionFieldPath } from './fieldPath.ts'
import { useSectionField } from './useSectionField.ts'

export interface SectionFieldProps {
  readonly path: SectionFieldPath
  /** Columns of the group's grid it takes: a number, or the whole row. */
  readonly span?: InputProps<ItemSections>['span']
  /** The choices of a field whose codes come from a lookup, or fewer than its own. */
  readonly choices?: readonly Choice[]
  /** Words of the empty choice; '' for none. */
  readonly empty?: string
  readonly helperText?: ReactNode
  /** What a number counts as while nothing is entered: `usual 12`. */
  readonly placeholder?: string
  readonly endAdornment?: ReactNode
  /** Another label than the field's own. */
  readonly label?: string
  /** Lines of a text. */
  readonly rows?: number
  /** It stands in a table, under its column's heading. */
  readonly isCell?: boolean
}

/** A field of a section: its kind, label, unit and choices, who may change it and what is wrong with it. */
export function SectionField({ path, span, choices, label, helperText, ...rest }: SectionFieldProps) {
  const { field, about, error, warning, readOnly, required } = useSectionField(path)
  const policy = useMemo<FieldPolicy>(
    () => ({ isReadOnly: () => readOnly, isRequired: () => required, finding: () => error }),
    [readOnly, required, error],
  )
  const name = label ?? about.label
  const offered = about.kind === 'choice' ? (choices ?? choosable(about, field.value)) : []
  if (readOnly) {
    const words =
      offered.find(({ code }) => code === field.value)?.label ??
      fieldWords(about, field.value, { nothing: '—' })
    const isNothing = field.value === '' || field.value === null || field.value === false
    if (isNothing && error === undefined) {
      return rest.placeholder === undefined || field.value === false ? null : (
        <span>{[rest.placeholder, about.kind === 'number' ? about.unit : ''].join(' ').trim()}</span>
      )
    }
    if (rest.isCell === true) return <span title={error}>{words}</span>
    return (
      <ReadOnlyField ref={field.ref} label={name} span={span} note={error ?? warning ?? helperText}>
        {words}
      </ReadOnlyField>
    )
  }
  return (
    <FieldPolicyContext value={policy}>
      <Input
        {...rest}
        path={path}
        about={about}
        label={name}
        choices={offered}
        helperText={warning ?? helperText}
        span={span}
      />
    </FieldPolicyContext>
  )
}

interface FieldInputProps extends SectionFieldProps {
  readonly about: Field
  readonly label: string
  readonly choices: readonly Choice[]
}

function Input({
  path: name,
  about,
  choices,
  empty,
  rows,
  endAdornment,
  placeholder,
  ...shared
}: FieldInputProps) {
  switch (about.kind) {
    case 'choice':
      return (
        <SelectInput<ItemSections>
          {...shared}
          name={name}
          choices={choices}
          {...(empty === undefined ? {} : { empty })}
        />
      )
    case 'number':
      return (
        <NumberInput<ItemSections>
          {...shared}
          name={name}
          endAdornment={endAdornment}
          placeholder={placeholder}
          isWhole={about.whole || about.isCounted === true}
          {...(about.unit === '' ? {} : { unit: about.unit })}
        />
      )
    case 'flag':
      return <CheckInput<ItemSections> {...shared} name={name} />
    case 'day':
      return <DayInput<ItemSections> {...shared} name={name} />
    case 'text':
      return (
        <TextInput<ItemSections>
          {...shared}
          name={name}
          {...(rows === undefined ? {} : { rows })}
          endAdornment={endAdornment ? <InputAdornment position="end">{endAdornment}</InputAdornment> : null}
        />
      )
    case 'rows':
    case 'picture':
    case 'origin':
      return null
  }
}
