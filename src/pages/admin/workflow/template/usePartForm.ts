import { zodResolver } from '@hookform/resolvers/zod'
import { useMemo } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { WorkflowTemplateDetail } from '#contract/workflow-builder'
import { specificationWords } from '#domain/messages'
import type { Stored } from '../../../../components/editing/stored.ts'
import { useVersionedForm, type VersionedForm } from '../../../../components/editing/useVersionedForm.ts'
import type { BoxwrightDataProvider } from '../../../../dataProvider/index.ts'
import type { TemplateEdits } from './useTemplateEdits.ts'
import { labelOf } from './words.ts'

interface PartForm<Values> {
  /** Which part of which template it is, e.g. `templates/2/details`. */
  readonly place: string
  readonly schema: z.ZodType<Values, Values>
  readonly stored: Stored<Values>
  /** The same part of a template that was read anew. */
  readonly storedIn: (detail: WorkflowTemplateDetail) => Stored<Values>
  readonly save: (
    calls: BoxwrightDataProvider,
    values: Values,
    version: number,
  ) => Promise<Stored<Values> & { readonly templateId: number }>
  readonly messages: { readonly saved: string; readonly failed: string }
}

/** The form of a part of a template, saved on the version that was read. */
export function usePartForm<Values extends FieldValues>(
  { place, schema, stored, storedIn, save, messages }: PartForm<Values>,
  edits: TemplateEdits,
): VersionedForm<Values> {
  const resolver = useMemo(
    () => zodResolver(schema, { error: specificationWords }) as unknown as Resolver<Values>,
    [schema],
  )
  return useVersionedForm<Values>({
    place: `admin/workflow/${place}`,
    stored,
    resolver,
    failed: messages.failed,
    labelOf,
    save: (values, version) => edits.store(calls => save(calls, values, version), messages.saved),
    reread: async () => storedIn(await edits.reread()),
  })
}
