import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { masters } from '#contract/masters'
import { security, type User } from '#contract/security'
import { text } from '#domain/messages'
import { type BoxwrightDataProvider, refreshCalls } from '../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'

/** Puts people into a workgroup and takes them out, each saved at once on the version shown. */
export function useMembership(code: string) {
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const queryClient = useQueryClient()
  const say = useSay()
  const sayFailure = useSayFailure()
  const [busy, setBusy] = useState(false)

  const save = async (user: User, isMember: boolean) => {
    setBusy(true)
    const others = user.workGroups.filter(group => group !== code)
    try {
      const workGroups = isMember ? [...others, code].sort() : others
      await dataProvider.call(security.saveUser, { body: { ...user, workGroups } })
      say(text('adminUserSaved'), 'success')
    } catch (error) {
      sayFailure(error, text('adminUserSaveError'))
    } finally {
      setBusy(false)
      await refreshCalls(queryClient, [security.users, masters.log])
      await queryClient.invalidateQueries({ queryKey: ['workgroups'] })
      await queryClient.invalidateQueries({ queryKey: ['users'] })
    }
  }
  return { busy, save }
}
