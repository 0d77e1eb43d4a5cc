import { createECDH } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PushService, startPushService } from '@halved/shared/testing/push-service';
import { testCertificate } from '@halved/shared/testing/test-certificate';
import { test as base } from '../fixtures.ts';
import { type Instance, startInstance } from './instance.ts';

/** New keys of a server for push services. */
function newKeys(): Record<string, string> {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys('base64url');
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: curve.getPrivateKey('base64url') };
}

interface PushInstance {
  instance: Instance;
  service: PushService;
}

interface WorkerFixtures {
  pushInstance: PushInstance;
  pushService: PushService;
  app: Instance;
}

/** Like `test`, with a server that sends push messages to a push service of the tests. */
export const test = base.extend<object, WorkerFixtures>({
  pushInstance: [
    async ({ databaseServer }, use) => {
      const service = await startPushService();
      const folder = await mkdtemp(join(tmpdir(), 'halved-e2e-certificate-'));
      const certificate = join(folder, 'certificate.pem');
      await writeFile(certificate, testCertificate.cert);
      const instance = await startInstance(databaseServer, {
        variables: { ...newKeys(), PUSH_HOSTS: service.host, NODE_EXTRA_CA_CERTS: certificate },
      });
      await use({ instance, service });
      await instance.stop();
      await service.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  pushService: [async ({ pushInstance }, use) => use(pushInstance.service), { scope: 'worker' }],
  app: [async ({ pushInstance }, use) => use(pushInstance.instance), { scope: 'worker' }],
});
