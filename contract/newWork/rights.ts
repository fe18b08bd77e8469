import { role } from '#domain/access'

/** Who works with orders at all; a vendor only ever sees its own (decision N25). */
export const orderPeople = role('NEWWORK', 'SU', 'VENDOR')
