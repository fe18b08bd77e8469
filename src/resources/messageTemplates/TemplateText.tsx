import { useController, useWatch } from 'react-hook-form'
import type { MessageTemplateInput } from '#contract/messaging'
import { checkTemplate } from '#domain/messageTemplates'
import { BareInput } from '../../components/editing/fields/BareInput.tsx'
import { labels } from './labels.ts'
import { useOptionCodes } from './useOptionCodes.ts'

interface TemplateTextProps {
  readonly name: 'subject' | 'body'
  readonly rows?: number
}

/** A text with placeholders; what is wrong with one is said while it is typed. */
export function TemplateText({ name, rows }: TemplateTextProps) {
  const { field, fieldState } = useController<MessageTemplateInput, 'subject' | 'body'>({ name })
  const appType = useWatch<MessageTemplateInput, 'appType'>({ name: 'appType' })
  const options = useOptionCodes(appType)
  const [problem] =
    options === null
      ? []
      : checkTemplate(
          appType,
          field.value,
          options.map(option => option.code),
        )
  const said = problem === undefined ? undefined : `${problem.message} (character ${problem.at + 1})`
  return (
    <BareInput
      name={name}
      id={`template-${name}`}
      label={labels[name]}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      required
      readOnly={false}
      error={said ?? fieldState.error?.message}
      sx={{ gridColumn: '1 / -1' }}
      {...(rows === undefined ? {} : { multiline: true, rows })}
    />
  )
}
