import type { TRPCBuiltRouter, TRPCMutationProcedure, TRPCQueryProcedure } from '@trpc/server';
import type { Contract } from './contract/index.ts';
import type { InputOf, OutputOf, Row } from './contract/op.ts';
import type { ErrorBody } from './errors.ts';

interface Definition<R extends Row> {
  input: InputOf<R>;
  output: OutputOf<R>;
  meta: unknown;
}

type ProcedureOf<R extends Row> = R['route'] extends `GET ${string}`
  ? TRPCQueryProcedure<Definition<R>>
  : TRPCMutationProcedure<Definition<R>>;

/** What a failed call carries on the client, under `error.data`. */
export interface ClientErrorData extends ErrorBody {
  status: number;
  /** Seconds, where the server named them. */
  retryAfter?: number;
}

interface Root {
  ctx: object;
  meta: object;
  errorShape: { code: number; message: string; data: ClientErrorData };
  transformer: false;
}

/** The router's type, derived from the contract alone, so that a client needs nothing of the server. */
export type AppRouter = TRPCBuiltRouter<
  Root,
  {
    [Subject in keyof Contract]: {
      [Name in keyof Contract[Subject]]: Contract[Subject][Name] extends Row
        ? ProcedureOf<Contract[Subject][Name]>
        : never;
    };
  }
>;
