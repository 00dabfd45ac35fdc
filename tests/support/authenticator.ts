import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const FLAGS = { present: 0x01, verified: 0x04, withKey: 0x40 } as const;

const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

const head = (major: number, size: number): Buffer => {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
};

function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap((pair) => pair.map(cbor))]);
}

interface ChallengeRequest {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

export interface Wrong {
  origin?: string;
  site?: string;
}

export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  counter = 1;
  private readonly key: KeyObject;
  private readonly point: { x: Buffer; y: Buffer };

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.point = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  private clientData(type: string, { challenge }: ChallengeRequest, { origin }: Wrong): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: origin ?? this.origin }));
  }

  private data(site: string, flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(site), Buffer.from([flags]), counter, rest]);
  }

  make(challenge: ChallengeRequest, wrong: Wrong = {}): Record<string, unknown> {
    const id = Buffer.from(this.id, 'base64url');
    const { x, y } = this.point;
    const cose = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, x],
        [-3, y],
      ]),
    );
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
    const flags = FLAGS.present | FLAGS.verified | FLAGS.withKey;
    const authData = this.data(wrong.site ?? challenge.rp?.id ?? '', flags, credential);
    const attestation = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', challenge, wrong).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    });
  }

  show(challenge: ChallengeRequest, wrong: Wrong = {}): Record<string, unknown> {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge, wrong);
    const authData = this.data(wrong.site ?? challenge.rpId ?? '', FLAGS.present | FLAGS.verified);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.key);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  private answer(response: Record<string, string>): Record<string, unknown> {
    return { id: this.id, rawId: this.id, type: 'public-key', response };
  }
}
