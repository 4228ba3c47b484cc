-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "ledger_kind" AS ENUM ('GRANT', 'HOLD', 'SETTLE', 'RELEASE');

-- CreateEnum
CREATE TYPE "unit" AS ENUM ('USD', 'GENERATIONS');

-- CreateEnum
CREATE TYPE "job_status" AS ENUM ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELED');

-- CreateEnum
CREATE TYPE "job_priority" AS ENUM ('INTERACTIVE', 'STANDARD', 'BULK');

-- CreateEnum
CREATE TYPE "feedback_type" AS ENUM ('BUG', 'CONFUSING', 'SUGGESTION', 'MISSING_FEATURE');

-- CreateTable
CREATE TABLE "account" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "usd_micros" BIGINT NOT NULL DEFAULT 0,
    "generations" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "token" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "id" BIGSERIAL NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" "ledger_kind" NOT NULL,
    "unit" "unit" NOT NULL,
    "amount" BIGINT NOT NULL,
    "job_id" UUID,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "priority" "job_priority" NOT NULL DEFAULT 'STANDARD',
    "status" "job_status" NOT NULL DEFAULT 'QUEUED',
    "payload" JSONB NOT NULL,
    "result" JSONB,
    "error_code" TEXT,
    "error_message" TEXT,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),
    "stage" TEXT,
    "fraction" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "estimate_ms" INTEGER NOT NULL,
    "unit" "unit" NOT NULL,
    "cost" BIGINT NOT NULL,
    "operation" TEXT NOT NULL,
    "idempotency_key" TEXT,
    "request_hash" TEXT,
    "queued_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "job_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("job_id")
);

-- CreateTable
CREATE TABLE "job_event" (
    "job_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "attempt" INTEGER NOT NULL,
    "stage" TEXT NOT NULL,
    "fraction" DOUBLE PRECISION NOT NULL,
    "estimate_ms" INTEGER NOT NULL,
    "preview" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_event_pkey" PRIMARY KEY ("job_id","seq")
);

-- CreateTable
CREATE TABLE "blob" (
    "key" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "mime" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "blob_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "image" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "blob_key" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "seed" BIGINT NOT NULL,
    "engine" TEXT NOT NULL,
    "brief" JSONB NOT NULL,
    "palette" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "image_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "map_object" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "description" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "view" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "map_object_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "feedback" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "tool_name" TEXT NOT NULL,
    "type" "feedback_type" NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "token_hash_key" ON "token"("hash");

-- CreateIndex
CREATE INDEX "token_account_id_idx" ON "token"("account_id");

-- CreateIndex
CREATE INDEX "ledger_entry_account_id_id_idx" ON "ledger_entry"("account_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entry_job_id_kind_key" ON "ledger_entry"("job_id", "kind");

-- CreateIndex
CREATE INDEX "job_account_id_created_at_id_idx" ON "job"("account_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "job_status_lease_until_idx" ON "job"("status", "lease_until");

-- CreateIndex
CREATE INDEX "job_account_id_status_idx" ON "job"("account_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "job_account_id_operation_idempotency_key_key" ON "job"("account_id", "operation", "idempotency_key");

-- CreateIndex
CREATE INDEX "blob_account_id_idx" ON "blob"("account_id");

-- CreateIndex
CREATE INDEX "blob_expires_at_idx" ON "blob"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "image_blob_key_key" ON "image"("blob_key");

-- CreateIndex
CREATE INDEX "image_account_id_created_at_idx" ON "image"("account_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "image_job_id_position_key" ON "image"("job_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "map_object_job_id_key" ON "map_object"("job_id");

-- CreateIndex
CREATE INDEX "map_object_account_id_created_at_idx" ON "map_object"("account_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "map_object_expires_at_idx" ON "map_object"("expires_at");

-- AddForeignKey
ALTER TABLE "token" ADD CONSTRAINT "token_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job" ADD CONSTRAINT "job_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_event" ADD CONSTRAINT "job_event_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blob" ADD CONSTRAINT "blob_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "image" ADD CONSTRAINT "image_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "image" ADD CONSTRAINT "image_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "image" ADD CONSTRAINT "image_blob_key_fkey" FOREIGN KEY ("blob_key") REFERENCES "blob"("key") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "map_object" ADD CONSTRAINT "map_object_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "map_object" ADD CONSTRAINT "map_object_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what schema.prisma cannot say.

-- A balance is never overdrawn, whatever a query forgot to check.
ALTER TABLE "account" ADD CONSTRAINT "account_usd_micros_check" CHECK ("usd_micros" >= 0);
ALTER TABLE "account" ADD CONSTRAINT "account_generations_check" CHECK ("generations" >= 0);
