import type { TRPCBuiltRouter, TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import type { Contract } from './contract/index.ts';
import type { InputOf, Operation, OutputOf } from './contract/operation.ts';
import type { ErrorBody } from './errors.ts';

interface Definition<O extends Operation> {
  input: InputOf<O>;
  output: OutputOf<O>;
  meta: unknown;
}

type ProcedureOf<O extends Operation> = O['route'] extends `GET ${string}`
  ? TRPCQueryProcedure<Definition<O>>
  : TRPCMutationProcedure<Definition<O>>;

/** The value of `error.data` on the client after a failed call. */
export interface ClientErrorData extends ErrorBody {
  status: number;
  /** The seconds of Retry-After, if the server sent it. */
  retryAfter?: number;
}

interface Root {
  ctx: object;
  meta: object;
  errorShape: { code: number; message: string; data: ClientErrorData };
  transformer: false;
}

/** The router's type. It is derived from the contract alone, so that a client needs no code of the server. */
export type AppRouter = TRPCBuiltRouter<
  Root,
  {
    [Subject in keyof Contract]: {
      [Name in keyof Contract[Subject]]: Contract[Subject][Name] extends Operation
        ? ProcedureOf<Contract[Subject][Name]>
        : never;
    };
  }
>;
