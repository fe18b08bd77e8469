import { useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { type Failure, isFailure } from '../../dataProvider/index.ts'
import { succeeded } from '../../dataProvider/succeeded.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import { useKeptDraft } from '../forms/useKeptDraft.ts'
import { brokenFields } from './brokenFields.ts'
import { differences } from './differences.ts'
import { failureLines } from './failureLines.ts'
import type { Conflict, Stored } from './stored.ts'

interface Options<Values extends FieldValues> {
  /** Where a draft of this form is kept, e.g. `quote/100023`. */
  readonly place: string
  /** What the server has, as last read. */
  readonly stored: Stored<Values>
  readonly resolver: Resolver<Values>
  /** Makes the call and answers what is stored afterwards; says itself that it worked. */
  readonly save: (values: Values, version: number) => Promise<Stored<Values>>
  /** Reads what is stored now, after someone else was faster. */
  readonly reread: () => Promise<Stored<Values>>
  /** Said first when a save fails. */
  readonly failed: string
  readonly labelOf: (field: string) => string
  /** What the call's body puts before the field's name in the paths of field errors. */
  readonly pathPrefix?: string
}

export interface VersionedForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  readonly dirty: boolean
  readonly isDirty: () => boolean
  readonly saving: boolean
  /** Whether a save was tried since the stored values were shown: from then on what is missing is marked. */
  readonly tried: boolean
  readonly conflict: Conflict<Values> | null
  /** The save that never arrived, while what was entered waits for another try. */
  readonly lost: Failure | null
  /** Saves; true when it is stored. */
  readonly submit: () => Promise<boolean>
  /** Puts the stored values back. */
  readonly discard: () => void
  /** Goes on after a conflict with `values` on top of the newer version. */
  readonly resolve: (values: Values) => Promise<boolean>
  readonly dismissConflict: () => void
}

/** A save on its way: the values as the schema made them, and as they stand in the fields. */
interface Sent<Values> {
  readonly values: Values
  readonly entered: Values
}

const pick = <Values extends object>(values: Values, fields: readonly string[]): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name))) as Partial<Values>

const changed = (a: unknown, b: unknown) => JSON.stringify(a) !== JSON.stringify(b)

/** A form over something stored with a version: saves on it, keeps what was typed through every failure. */
export function useVersionedForm<Values extends FieldValues>(
  options: Options<Values>,
): VersionedForm<Values> {
  const { place, stored, resolver } = options
  const say = useSay()
  const sayFailure = useSayFailure()
  const form = useForm<Values>({
    defaultValues: stored.values as DefaultValues<Values>,
    resolver,
    mode: 'onTouched',
  })
  const [saving, setSaving] = useState(false)
  const [tried, setTried] = useState(false)
  const [conflict, setConflict] = useState<Conflict<Values> | null>(null)
  const [lost, setLost] = useState<Failure | null>(null)
  const base = useRef(stored)
  const busy = useRef(false)
  const latest = useRef(options)
  latest.current = options

  const dirty = form.formState.isDirty
  const dirtyNow = useRef(dirty)
  dirtyNow.current = dirty

  const show = (next: Stored<Values>) => {
    base.current = next
    form.reset(next.values)
    dirtyNow.current = false
  }
  const put = (values: Partial<Values>) => {
    for (const [name, value] of Object.entries(values)) {
      if (!changed(form.getValues(name as Path<Values>), value)) continue
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
      dirtyNow.current = true
    }
  }

  /** Takes a newer version in below what was typed, unless both say something of the same field: that is asked at the save. */
  const takeIn = (next: Stored<Values>) => {
    const mine = form.getValues()
    const apart = differences(base.current.values, mine, next.values)
    if (apart.some(({ changedBy }) => changedBy === 'both')) return
    show(next)
    put(
      pick(
        mine,
        apart.filter(({ changedBy }) => changedBy === 'me').map(({ field }) => field),
      ),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a version read anew replaces what is shown
  useEffect(() => {
    if (stored.version === base.current.version) return
    if (dirtyNow.current) takeIn(stored)
    else show(stored)
  }, [stored.version])

  useKeptDraft(place, form)

  /** Shows what is stored now; `entered` is how the form stood when it was sent, what was typed since stays. */
  const settle = (saved: Stored<Values>, entered: Values) => {
    const typedSince = Object.entries(form.getValues()).filter(([name, value]) =>
      changed(value, entered[name]),
    )
    show(saved)
    put(Object.fromEntries(typedSince) as Partial<Values>)
    setTried(false)
  }

  /** Whether it is stored after all: the others changed nothing of what is shown here; otherwise the person is asked. */
  const meet = async ({ values, entered }: Sent<Values>, message: string): Promise<boolean> => {
    const theirs = await latest.current.reread()
    const apart = differences(base.current.values, values, theirs.values)
    if (apart.some(({ changedBy }) => changedBy !== 'me')) {
      setConflict({ base: base.current, mine: values, theirs, message })
      return false
    }
    settle(apart.length === 0 ? theirs : await latest.current.save(values, theirs.version), entered)
    return true
  }

  const explain = (error: unknown, entered: Values) => {
    const { failed, labelOf, pathPrefix = '' } = latest.current
    const fieldErrors = Object.entries(isFailure(error) ? error.fieldErrors : {})
    for (const [path, message] of fieldErrors) {
      const name = path.startsWith(pathPrefix) ? path.slice(pathPrefix.length) : path
      // What was typed since is not what the server spoke of.
      if (changed(get(form.getValues(), name), get(entered, name))) continue
      form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: true })
    }
    sayFailure(error, [failed, ...failureLines(error, path => labelOf(path.slice(pathPrefix.length)))])
  }

  const receive = async (error: unknown, sent: Sent<Values>): Promise<boolean> => {
    if (isFailure(error, 'stale')) {
      try {
        const isStored = await meet(sent, error.message)
        if (isStored) succeeded(error.asked)
        return isStored
      } catch (unread) {
        return receive(unread, sent)
      }
    }
    if (isFailure(error, 'no-connection', 'timed-out', 'unavailable')) setLost(error)
    else explain(error, sent.entered)
    return false
  }

  const send = async (sent: Sent<Values>): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    setSaving(true)
    setLost(null)
    try {
      settle(await latest.current.save(sent.values, base.current.version), sent.entered)
      return true
    } catch (error) {
      return await receive(error, sent)
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  const submit = async (): Promise<boolean> => {
    let saved = false
    setTried(true)
    await form.handleSubmit(
      async values => {
        saved = await send({ values, entered: structuredClone(form.getValues()) })
      },
      errors => {
        say([latest.current.failed, ...brokenFields(errors, latest.current.labelOf)], 'error')
      },
    )()
    return saved
  }

  return {
    form,
    dirty,
    isDirty: () => dirtyNow.current,
    saving,
    tried,
    conflict,
    lost,
    submit,
    discard: () => {
      show(latest.current.stored)
      setLost(null)
      setTried(false)
    },
    resolve: async values => {
      if (conflict === null) return false
      setConflict(null)
      show(conflict.theirs)
      put(values)
      return dirtyNow.current ? submit() : true
    },
    dismissConflict: () => setConflict(null),
  }
}
