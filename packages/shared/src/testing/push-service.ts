import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { testCertificate } from './test-certificate.ts';

/** The keys of a device, as its browser makes them for a subscription. */
function createDevice() {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  return { curve, publicKey, auth: randomBytes(16) };
}

type Device = ReturnType<typeof createDevice>;

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

/** Decrypts a message as a browser does (RFC 8291 and RFC 8188: aes128gcm, one record). */
function decrypt(body: Buffer, { curve, publicKey, auth }: Device): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const one = Buffer.from([1]);
  const shared = hmac(auth, curve.computeSecret(senderKey));
  const secret = hmac(shared, 'WebPush: info\0', publicKey, senderKey, one);
  const pseudoRandom = hmac(salt, secret);
  const key = hmac(pseudoRandom, 'Content-Encoding: aes128gcm\0', one).subarray(0, 16);
  const nonce = hmac(pseudoRandom, 'Content-Encoding: nonce\0', one).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // A delimiter and padding end the record.
  return text.subarray(0, text.lastIndexOf(2)).toString();
}

interface Received {
  path: string;
  headers: Record<string, unknown>;
  payload: Record<string, unknown>;
}

/** A push service on loopback that decrypts what it receives, as the devices behind a real one do. */
export async function startPushService() {
  const devices = new Map<string, Device>();
  const received: Received[] = [];
  const settings = { status: 201, headers: {} };
  const server = createServer(testCertificate, async (request, response) => {
    const path = request.url ?? '';
    const body = await buffer(request);
    const device = devices.get(path);
    if (device && settings.status === 201) {
      const payload = JSON.parse(decrypt(body, device));
      received.push({ path, headers: request.headers, payload });
    } else {
      received.push({ path, headers: request.headers, payload: {} });
    }
    response.writeHead(settings.status, settings.headers).end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const host = `localhost:${typeof address === 'object' ? address?.port : ''}`;
  return {
    host,
    received,
    /** What the service answers from now on. */
    answer: (status: number, headers: Record<string, string> = {}) => {
      Object.assign(settings, { status, headers });
    },
    /** Makes a device, and returns its subscription as a browser prints it. */
    subscribe: () => {
      const device = createDevice();
      const path = `/push/${randomBytes(8).toString('hex')}`;
      devices.set(path, device);
      return {
        endpoint: `https://${host}${path}`,
        expirationTime: null,
        keys: {
          p256dh: device.publicKey.toString('base64url'),
          auth: device.auth.toString('base64url'),
        },
      };
    },
    /** What one device received, the oldest first. */
    sentTo: ({ endpoint }: { endpoint: string }) =>
      received.filter(({ path }) => path === new URL(endpoint).pathname),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Subscription = ReturnType<PushService['subscribe']>;
export type PushService = Awaited<ReturnType<typeof startPushService>>;
