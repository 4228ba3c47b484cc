-- CreateEnum
CREATE TYPE "chat_role" AS ENUM ('USER', 'ASSISTANT');

-- CreateEnum
CREATE TYPE "chat_status" AS ENUM ('RUNNING', 'AWAITING_CONFIRMATION', 'COMPLETED', 'FAILED', 'CANCELED');

-- CreateEnum
CREATE TYPE "chat_call_status" AS ENUM ('PENDING', 'RUNNING', 'COMPLETED', 'FAILED', 'SKIPPED');

-- CreateTable
CREATE TABLE "conversation" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "project_id" UUID,
    "title" TEXT NOT NULL,
    "parent_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_message" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "role" "chat_role" NOT NULL,
    "content" TEXT NOT NULL DEFAULT '',
    "status" "chat_status" NOT NULL DEFAULT 'COMPLETED',
    "job_id" UUID,
    "version" INTEGER NOT NULL DEFAULT 1,
    "confirmed" BOOLEAN NOT NULL DEFAULT false,
    "proposed" INTEGER,
    "stopped" TEXT,
    "model" TEXT,
    "tokens" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "chat_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_part" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "round" INTEGER NOT NULL,
    "text" TEXT,
    "call_id" TEXT,
    "tool" TEXT,
    "title" TEXT,
    "args" JSONB,
    "status" "chat_call_status",
    "result" TEXT,
    "structured" JSONB,
    "pictures" BYTEA[],
    "asset_ids" TEXT[],
    "usd_micros" BIGINT NOT NULL DEFAULT 0,
    "generations" INTEGER NOT NULL DEFAULT 0,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "chat_part_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "conversation_account_id_updated_at_id_idx" ON "conversation"("account_id", "updated_at" DESC, "id");

-- CreateIndex
CREATE INDEX "conversation_project_id_idx" ON "conversation"("project_id");

-- CreateIndex
CREATE INDEX "conversation_parent_id_idx" ON "conversation"("parent_id");

-- CreateIndex
CREATE INDEX "chat_message_job_id_idx" ON "chat_message"("job_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_message_conversation_id_position_key" ON "chat_message"("conversation_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "chat_part_message_id_position_key" ON "chat_part"("message_id", "position");

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "conversation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_part" ADD CONSTRAINT "chat_part_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "chat_message"("id") ON DELETE CASCADE ON UPDATE CASCADE;
