-- The reminder of an approval says what waits, and for whom a deputy decides. What somebody made of it stays.
UPDATE "message_templates" SET "body" = 'Hello,

{{reference}} ({{productDescription}} for {{customerName}}) has waited for your approval since {{waitingSince}}:

{{approvals}}

{{link}}', "version" = "version" + 1
WHERE "code" = 'APPROVAL_WAITS' AND "body" = 'Hello,

{{reference}} ({{productDescription}} for {{customerName}}) has waited for your approval since {{waitingSince}}.

{{link}}';
