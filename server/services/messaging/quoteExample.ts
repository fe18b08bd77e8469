import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import { offerLink, type TemplateValues } from '#domain/messageTemplates'
import { quoteValues } from '#domain/quoteDocument'
import { quoteReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { customers, quoteItems, quotes, users } from '../../database/schema/index.ts'

/** What templates say of the quote that was changed last, to see them by; nothing while there is none for a customer. */
export async function quoteExample(db: Database): Promise<TemplateValues> {
  const [last] = await db
    .select({
      id: quotes.id,
      description: quotes.description,
      customerPO: quotes.customerPO,
      validTo: quotes.validTo,
      name: customers.customerName,
      contactName: customers.contactName,
      owner: sql<string>`coalesce(${users.name}, ${quotes.owner})`,
      email: sql<string>`coalesce(${users.email}, '')`,
      items: db.$count(quoteItems, eq(quoteItems.quoteId, quotes.id)),
    })
    .from(quotes)
    .innerJoin(customers, eq(customers.customerCode, quotes.customerCode))
    .leftJoin(users, eq(users.login, quotes.owner))
    .where(isNotNull(quotes.customerCode))
    .orderBy(desc(quotes.updatedAt), desc(quotes.id))
    .limit(1)
  if (last === undefined) return {}
  const { id, description, customerPO, validTo, name, contactName, owner, email, items } = last
  return {
    [offerLink.name]: 'https://quotes.example/offer/…',
    ...quoteValues({
      quote: { reference: quoteReference(id), description, customerPO, validTo },
      customer: { name, contactName },
      plant: null,
      contact: { name: owner, email },
      revision: { letter: 'A' },
      items: Array.from({ length: Number(items) }, () => ({})),
    }),
  }
}
