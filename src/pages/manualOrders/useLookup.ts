import { useEffect } from 'react'
import type { CallInput, CallOutput, Endpoint } from '#contract/endpoint'
import { type MessageKey, text } from '#domain/messages'
import { referenceList } from '../../components/list/referenceList.ts'
import { failureText, useCall } from '../../dataProvider/index.ts'
import { useSayFailure } from '../../layout/notifications/useSay.ts'

/** What a field chooses from; undefined while it is not there. That it can't be read is said, before the reason. */
export function useLookup<Row extends Endpoint>(
  row: Row,
  input: CallInput<Row>,
  failed: MessageKey,
  enabled = true,
): CallOutput<Row> | undefined {
  const sayFailure = useSayFailure()
  const { data, error } = useCall(row, input, { ...referenceList, enabled })
  useEffect(() => {
    if (error !== null) sayFailure(error, [text(failed), failureText(error, '')].filter(Boolean))
  }, [error, failed, sayFailure])
  return data
}
