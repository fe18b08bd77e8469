import { z } from 'zod'
import { text } from '#domain/messages'
import { requiredText } from '../masterFields.ts'

const words = (longest: number) => z.string().trim().max(longest)

/** Whom one deals with at a customer, as a person enters it. */
export const ContactInput = z.object({
  name: requiredText('Name', 120),
  role: words(80),
  email: words(200).pipe(z.union([z.literal(''), z.email(text('formEmail'))])),
  phone: words(40),
  getsLetters: z.boolean(),
})
export type ContactInput = z.infer<typeof ContactInput>
