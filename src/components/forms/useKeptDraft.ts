import { useEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { isLeavingForSignIn } from '../../authProvider/leavingForSignIn.ts'
import { useUser } from '../../authProvider/UserContext.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import { dirtyValues } from './dirtyValues.ts'
import { placeOfDraft, readDraft, writeDraft } from './draftStorage.ts'

/**
 * Keeps what was typed in a form while the page goes away for a sign-in, a reload or a crash, and puts it back into
 * the fields, marked as changed, when the same person comes back to the same form in the same window. Call it when
 * the form has its stored values. Saving (`form.reset`) or leaving the form inside the application ends the draft; one
 * that `outlives` its form waits for it to be shown again, and says nothing of it.
 */
export function useKeptDraft<Values extends FieldValues>(
  key: string,
  form: UseFormReturn<Values>,
  outlives = false,
): void {
  const { login } = useUser()
  const say = useSay()
  const place = placeOfDraft(login, key)
  const latest = useRef({ form, say, outlives })
  latest.current = { form, say, outlives }

  useEffect(() => {
    const { form, say, outlives } = latest.current
    const draft = readDraft(place)
    for (const [name, value] of Object.entries(draft)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: true,
      })
    }
    if (Object.keys(draft).length > 0 && !outlives)
      say('What you had entered has been put back. Save to keep it.')

    const stop = form.subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields }) => writeDraft(place, dirtyValues(values, dirtyFields ?? {})),
    })
    return () => {
      stop()
      if (!isLeavingForSignIn() && !outlives) writeDraft(place, {})
    }
  }, [place])
}
