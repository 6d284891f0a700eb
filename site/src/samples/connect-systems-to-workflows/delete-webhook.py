deleted = send("DELETE", f"{webhooks}/{webhook['id']}")
print(deleted.status)  # 204
