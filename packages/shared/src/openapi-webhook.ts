/** The call of the provider of payments, which is not in the contract: its caller signs, and its body is not ours. */
export const webhookDescription = {
  operationId: 'subscriptions.webhook',
  tags: ['subscriptions'],
  summary:
    'Receives an event of Lemon Squeezy. It is stored before it is confirmed; a repeated one changes nothing.',
  description: 'Who may call: whoever signs the raw body. Absent without payments.',
  security: [],
  parameters: [
    {
      name: 'X-Signature',
      in: 'header',
      required: true,
      description: 'HMAC-SHA256 of the raw body, in hexadecimal digits.',
      schema: { type: 'string' },
    },
  ],
  requestBody: { required: true, content: { 'application/json': { schema: { type: 'object' } } } },
  responses: {
    200: {
      description: 'Stored',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['data'],
            properties: {
              data: { type: 'object', required: ['success'], properties: { success: { const: true } } },
            },
          },
        },
      },
    },
    401: { description: 'UNAUTHENTICATED' },
    413: { description: 'PAYLOAD_TOO_LARGE' },
    503: { description: 'SERVICE_UNAVAILABLE' },
  },
};
